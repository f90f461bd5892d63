import {
  agreementLogging,
  changeTextSubscriptions,
  textSubscriptions,
  updateProfile,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { agreements } from '@portico/core/agreements';
import {
  SubscriptionsDialog,
  subscriptionsDialogViewTexts as texts,
  textSubscriptionsTexts,
  textAgreementTexts,
} from '@portico/profile/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { profilePart } from './profile-part';

const ignore = () => undefined;
const phone = { phoneNumber: '3195550142', primary: true, optInToTexting: false, phoneIndex: 0 };

const meta = {
  title: 'Screens/Profile/Text subscriptions',
  ...widgetMeta(
    profilePart({
      View: () => <SubscriptionsDialog phone={phone} onClose={ignore} onSaved={ignore} />,
      texts,
    }),
    'Which text messages the borrower receives, and to which telephone number.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const terms = 'Text message terms';
const option = (brandingId: string, brandingName: string, optInAccount: boolean) => ({
  brandingId,
  brandingName,
  optInAccount,
  optInMarketing: false,
});
const options = [
  option('CVC', 'Cedar Valley Credit', true),
  option('CVI', 'Cedar Valley Insurance', false),
];

const having = (prepare = (_: TestCore) => {}, withTerms = false) => ({
  options: {
    session: true as const,
    settings: withTerms ? { [agreements.key]: `/texts|01/31/2024|${terms}|texting` } : {},
  },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(agreementLogging, { hasNoErrors: true, errors: [] });
    server.answer(textSubscriptions, answers.textSubscriptions({ subscriptionInfo: { options } }));
    server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
    server.answer(updateProfile, answers.updateProfile());
    prepare(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const user = (story: Played) => borrower(story, textSubscriptionsTexts);
const reader = (story: Played) => borrower(story, textAgreementTexts);

async function changes(story: Played) {
  await user(story).ticks('CVI.optInMarketing');
}

async function saves(story: Played) {
  await changes(story);
  await user(story).presses('save');
}

export const Agreement = inScene(having(undefined, true));

export const Agreed = inScene(having(undefined, true), {
  play: async (story) => {
    await user(story).ticks('agreement11337');
    await reader(story).presses('agree');
    await user(story).sees('account');
  },
});

export const Disagreed = inScene(having(undefined, true), {
  play: async (story) => {
    await reader(story).presses('disagree');
    await user(story).sees('mustAgree');
  },
});

export const AgreementNotLogged = inScene(
  having(({ server }) => server.refuse(agreementLogging, 'Error'), true),
  {
    play: async (story) => {
      await user(story).ticks('agreement11337');
      await reader(story).presses('agree');
      await user(story).sees('agreementFailed');
    },
  },
);

export const Loading = inScene(having(({ server }) => void server.hold(textSubscriptions)));
export const Choices = inScene(having());
export const Changed = inScene(having(), { play: changes });

export const NoChoices = inScene(
  having(({ server }) =>
    server.answer(
      textSubscriptions,
      answers.textSubscriptions({ subscriptionInfo: { options: [] } }),
    ),
  ),
);

export const NotLoaded = inScene(having(({ server }) => server.drop(textSubscriptions)));

export const NotTextable = inScene(
  having(({ server }) => server.refuse(textSubscriptions, 'invalid')),
);

export const Saving = inScene(
  having(({ server }) => void server.hold(changeTextSubscriptions)),
  {
    play: async (story) => {
      await saves(story);
      await user(story).sees('saving');
    },
  },
);

export const Saved = inScene(having(), {
  play: async (story) => {
    await saves(story);
    await user(story).sees('saved');
  },
});

export const PartFailed = inScene(
  having(({ server }) =>
    server.refuse(changeTextSubscriptions, JSON.stringify({ BrandingId: 'CVI' })),
  ),
  {
    play: async (story) => {
      await saves(story);
      await user(story).sees('notModified');
    },
  },
);

export const NotFinalized = inScene(
  having(({ server }) => server.drop(updateProfile)),
  {
    play: async (story) => {
      await saves(story);
      await user(story).sees('notFinalized');
    },
  },
);
