import { textSubscriptions } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import NotificationsView from '../../../packages/profile/src/notifications/notifications.view';
import { showWidget } from '../../../packages/profile/src/testing/show-widget';
import TextAgreement from '../../../packages/profile/src/text-subscriptions/text-agreement.view';
import { agreementLines, readsText } from './agreement.observations';
import { effectsOn, type Settings } from './effect';

const ignore = () => undefined;

/** The consent to texts is asked for. */
async function atConsent(settings: Settings): Promise<void> {
  await showWidget(
    <TextAgreement onAgreed={ignore} onDisagreed={ignore} onFailed={ignore} />,
    { settings, session: true },
    ({ server }) => server.answer(textSubscriptions, answers.textSubscriptions()),
  );
}

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { hidden: true });

/** The settings that the notifications and texts of `portico-profile` read. */
export const textingEffects = effectsOn('portico-profile', [
  {
    key: 'profileOptions.allowTextMessagingOption',
    value: 'true',
    sees: async (settings) => {
      await showWidget(
        <NotificationsView profile={answers.profile()} onSaved={ignore} reload={ignore} />,
        { settings, session: true },
      );
      return screen.queryAllByRole('columnheader', { name: 'Text' }).length;
    },
    unset: 0,
    set: 2,
  },
  {
    key: 'globalOptions.agreements',
    value: 'https://lender.example/t|01/01/2024|Text Terms|texting',
    sees: async (settings) => {
      await atConsent(settings);
      return boxes().length;
    },
    unset: 0,
    set: 1,
  },
  ...readsText('texting', atConsent),
  {
    key: 'globalOptions.openAgreementsFirstOption',
    value: 'true',
    given: agreementLines('texting'),
    sees: async (settings) => {
      await atConsent(settings);
      return boxes().every(({ disabled }) => disabled);
    },
    unset: false,
    set: true,
  },
]);
