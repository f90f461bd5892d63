import { profile, updateProfile } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { useCore } from '@portico/element';
import type { Meta } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { allowTextMessagingOption } from '@portico/shared/settings';
import {
  type ProfileAnswer,
  NotificationsView,
  notificationsViewTexts as texts,
  notificationsTexts,
} from '@portico/profile/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { profilePart } from './profile-part';

const ignore = () => undefined;

/** The notifications of the profile that the story's API answers. */
function Notifications(): ReactNode {
  const { client } = useCore();
  const [answer, setAnswer] = useState<ProfileAnswer>();
  useEffect(() => {
    void client.send(profile, undefined).then((found) => found.ok && setAnswer(found.value));
  }, [client]);
  return answer && <NotificationsView profile={answer} onSaved={ignore} reload={ignore} />;
}

const meta = {
  title: 'Screens/Profile/Notifications',
  ...widgetMeta(
    profilePart({
      View: Notifications,
      texts,
    }),
    'What the lender tells the borrower by e-mail.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const phone = { phoneNumber: '3195550142', primary: true, optInToTexting: true };
const withPhones = (...phoneNumbers: (typeof phone)[]) =>
  answers.profile({ personalInfo: { phoneNumbers } });

type Notified = {
  readonly answer?: ProfileAnswer;
  readonly allowText?: boolean;
  readonly more?: (test: TestCore) => void;
};

const having = ({ answer = withPhones(phone), allowText = true, more }: Notified = {}) => ({
  options: {
    session: true as const,
    settings: allowText ? { [allowTextMessagingOption.key]: 'true' } : {},
  },
  answers: (test: TestCore) => {
    test.server.answer(profile, answer);
    test.server.answer(updateProfile, answers.updateProfile());
    more?.(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const user = (story: Played) => borrower(story, notificationsTexts);

async function changes(story: Played) {
  await user(story).ticks('emailAlerts.userLogsOn');
  await user(story).sees('unsaved');
}

async function saves(story: Played) {
  await changes(story);
  await user(story).presses('save');
}

export const AsSaved = inScene(having());
export const EmailOnly = inScene(having({ allowText: false }));
export const NoPhone = inScene(having({ answer: withPhones() }));
export const NotAgreedToTexts = inScene(
  having({ answer: withPhones({ ...phone, optInToTexting: false }) }),
);
export const Changed = inScene(having(), { play: changes });

export const AllOff = inScene(having(), {
  play: async (story) => {
    await user(story).ticks('turnOffAllAlerts');
    await user(story).sees('allOff');
  },
});

export const Saving = inScene(having({ more: ({ server }) => void server.hold(updateProfile) }), {
  play: async (story) => {
    await saves(story);
    await user(story).sees('saving');
  },
});

export const Saved = inScene(having(), {
  play: async (story) => {
    await saves(story);
    await user(story).sees('saved');
  },
});

export const Refused = inScene(
  having({ more: ({ server }) => server.refuse(updateProfile, 'Error') }),
  {
    play: async (story) => {
      await saves(story);
      await user(story).sees('error');
    },
  },
);

export const NotSaved = inScene(having({ more: ({ server }) => server.drop(updateProfile) }), {
  play: async (story) => {
    await saves(story);
    await user(story).finds('[role="alert"]');
  },
});

export const NotInTheAnswer = inScene(
  having({ answer: answers.profile({ userAlertsInfo: undefined }) }),
);
