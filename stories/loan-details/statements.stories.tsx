import {
  accountDetails,
  accountList,
  agreementLogging,
  passableToken,
  setStatementFormat,
  statementList,
  statementUrl,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { agreements, agreementsTexts, agreementTexts } from '@portico/core/agreements';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import {
  StatementsView,
  statementsViewTexts as texts,
  account,
  accountsAnswer,
  statementFormatTexts,
  statementsTexts,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';
import { sampleStatementUrl } from '../../packages/loan-details/src/settings/statement-options';

const meta = {
  title: 'Screens/Accounts/Loan/E-statements',
  ...widgetMeta(
    loanSection({
      View: StatementsView,
      texts,
    }),
    'Statements by e-mail or on paper, the agreement to them, and the list of statements.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const good = { hasNoErrors: true, errors: [] };
const terms = 'E-statement agreement';

/** A lender with an agreement of its own text and a sample statement. */
const settings = {
  [agreements.key]: `/e-statements|01/31/2024|${terms}|estatements`,
  [agreementTexts[0].key]: '<p>We post your statements here and do not mail them.</p>',
  [sampleStatementUrl.key]: 'https://lender.example/sample-statement.pdf',
};

/** The last days of October, September and August, the provider of the first one as given. */
const statementsBy = (provider: number) =>
  ['2026-10-31', '2026-09-30', '2026-08-31'].map((date, index) => ({
    date: localDate(date),
    id: `S-${index}`,
    number: '12',
    type: 'Loan',
    provider: index === 0 ? provider : 0,
  }));

type Statements = {
  readonly format?: 'ElectronicOnly' | 'PaperOnly';
  readonly closed?: boolean;
  readonly provider?: number;
  readonly session?: TestOptions['session'];
  readonly more?: (test: TestCore) => void;
};

/** A borrower with one loan; agreed to its e-statements in March 2025, where they are on. */
function having({ format = 'PaperOnly', closed, provider = 0, session, more }: Statements = {}) {
  const record = { name: terms, url: '', dateOfAgreement: localDate('2025-03-03') };
  const agreed = format === 'ElectronicOnly' ? [record] : [];
  return {
    options: {
      session: session ?? { agreed },
      settings,
      institutionOptions: { today: '2026-11-23' },
    },
    answers: (test: TestCore) => {
      const { server } = test;
      const entry = account({ comment: closed ? 'CLOSED' : '' });
      const details = { statementFormat: format, eStatements: [] };
      server.answer(accountList, accountsAnswer(entry));
      server.answer(accountDetails, answers.accountDetails(details));
      server.answer(statementList, { ...good, statementList: statementsBy(provider) });
      server.answer(agreementLogging, { ...good, userToken: undefined });
      server.answer(setStatementFormat, good);
      server.answer(passableToken, { ...good, passableToken: 'passable' });
      server.answer(statementUrl, {
        ...good,
        statementUrl: 'https://statements.example/october',
      });
      more?.(test);
    },
  };
}

type Played = Parameters<typeof borrower>[0];

const format = (story: Played) => borrower(story, statementFormatTexts);
const statements = (story: Played) => borrower(story, statementsTexts);

/** The dialog of the switch is open. */
const switches = async (story: Played) => format(story).ticks('eStatements');

async function opensSample(story: Played) {
  await switches(story);
  const sample = await format(story).finds('dialog a');
  // Only the click counts here; the address leads nowhere.
  sample.addEventListener('click', (event) => event.preventDefault());
  sample.click();
  await format(story).sees('sampleOpened');
}

/** Everything that Agree needs is opened and accepted. */
async function reads(story: Played) {
  await opensSample(story);
  await borrower(story, agreementsTexts).presses('open', { name: terms });
  await waitFor(async () => {
    await borrower(story, agreementsTexts).presses('accept');
    const box = await format(story).finds('input[name="agreement11337"]');
    if (!(box instanceof HTMLInputElement && box.checked)) throw new Error('Not accepted.');
  });
}

async function agrees(story: Played) {
  await reads(story);
  await format(story).presses('agree');
}

export const On = inScene(having({ format: 'ElectronicOnly' }));

export const AgreementReadAgain = inScene(having({ format: 'ElectronicOnly' }), {
  play: (story) => borrower(story, agreementsTexts).presses('open', { name: terms }),
});

export const Off = inScene(having());

export const Consent = inScene(having(), { play: switches });
export const ConsentWithoutEmail = inScene(having({ session: { emailAddress: '' } }), {
  play: switches,
});
export const ConsentToBeAccepted = inScene(having(), { play: opensSample });
export const ConsentRead = inScene(having(), { play: reads });

export const Saving = inScene(
  having({ more: ({ server }) => void server.hold(agreementLogging) }),
  {
    play: agrees,
  },
);

export const Saved = inScene(having(), {
  play: async (story) => {
    await agrees(story);
    await format(story).sees('saved');
  },
});

export const NotSaved = inScene(
  having({ more: ({ server }) => server.refuse(setStatementFormat, 'Error') }),
  {
    play: async (story) => {
      await agrees(story);
      await format(story).sees('error');
    },
  },
);

export const Withdrawal = inScene(having({ format: 'ElectronicOnly' }), { play: switches });

export const EmptyYear = inScene(
  having({ more: ({ server }) => server.answer(statementList, { ...good, statementList: [] }) }),
);

export const YearLoading = inScene(
  having({ more: ({ server }) => void server.hold(statementList) }),
);

export const YearFailed = inScene(
  having({ more: ({ server }) => server.refuse(statementList, 'Error', 500) }),
);

/** Opens the newest statement. */
const opens = async (story: Played) => statements(story).pressesOn('li button');

export const ExternalRedirect = inScene(having({ format: 'ElectronicOnly', provider: 3 }), {
  play: opens,
});

export const ExternalRedirectLoading = inScene(
  having({ provider: 3, more: ({ server }) => void server.hold(statementUrl) }),
  { play: opens },
);

export const ExternalRedirectFailed = inScene(
  having({ provider: 3, more: ({ server }) => server.refuse(statementUrl, 'Error') }),
  { play: opens },
);

export const Closed = inScene(having({ format: 'ElectronicOnly', closed: true }));
