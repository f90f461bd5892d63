import { accountAlerts, accountDetails, accountList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { allowTextMessagingOption } from '@portico/shared/settings';
import {
  AlertsView,
  alertsViewTexts as texts,
  account,
  accountsAnswer,
  alertsTexts,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/Alerts',
  ...widgetMeta(
    loanSection({
      View: AlertsView,
      texts,
    }),
    'The notices about one loan: which events are told, by e-mail or text message.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Alerts = {
  readonly settings?: TestOptions['settings'];
  readonly session?: TestOptions['session'];
  readonly more?: (test: TestCore) => void;
};

/** A borrower with one loan, whose lender also sends text messages. */
const having = ({
  settings = { [allowTextMessagingOption.key]: 'true' },
  session = true,
  more,
}: Alerts = {}) => ({
  options: { session, settings },
  answers: (test: TestCore) => {
    test.server.answer(accountList, accountsAnswer(account()));
    test.server.answer(accountDetails, answers.accountDetails());
    test.server.answer(accountAlerts, answers.accountAlerts());
    more?.(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const alerts = (story: Played) => borrower(story, alertsTexts);

async function changes(story: Played) {
  await alerts(story).ticks('emailStatement');
  await alerts(story).sees('oneChange');
}

async function saves(story: Played) {
  await changes(story);
  await alerts(story).presses('save');
}

export const AsSaved = inScene(having());
export const EmailOnly = inScene(having({ settings: {} }));
export const OneChange = inScene(having(), { play: changes });

export const SeveralChanges = inScene(having(), {
  play: async (story) => {
    await changes(story);
    await alerts(story).ticks('reminder3');
    await alerts(story).picks('reminder1Before', 'after');
    await alerts(story).sees('changes', { count: 3 });
  },
});

export const NoEmailAddress = inScene(having({ session: { emailAddress: '' } }), {
  play: async (story) => {
    await changes(story);
    await alerts(story).sees('emailMissing');
  },
});

export const Invalid = inScene(having(), {
  play: async (story) => {
    await alerts(story).types('reminder1Days', '1.5');
    await alerts(story).presses('save');
    await alerts(story).sees('correctErrors');
  },
});

export const Saving = inScene(having({ more: ({ server }) => void server.hold(accountAlerts) }), {
  play: async (story) => {
    await saves(story);
    await alerts(story).sees('saving');
  },
});

export const Saved = inScene(having(), {
  play: async (story) => {
    await saves(story);
    await alerts(story).sees('saved');
  },
});

export const Refused = inScene(
  having({ more: ({ server }) => server.refuse(accountAlerts, 'The loan desk is closed.') }),
  { play: saves },
);

export const NotSaved = inScene(having({ more: ({ server }) => server.drop(accountAlerts) }), {
  play: async (story) => {
    await saves(story);
    await alerts(story).finds('[role="alert"]');
  },
});

export const NotInTheAnswer = inScene(
  having({
    more: ({ server }) =>
      server.answer(accountDetails, answers.accountDetails({ alerts: undefined })),
  }),
);
