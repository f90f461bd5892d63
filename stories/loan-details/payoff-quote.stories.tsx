import { accountDetails, accountList, payoffDownloadToken, payoffQuote } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cents } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import {
  PayoffQuoteDialog,
  account,
  accountsAnswer,
  payoffQuoteTexts,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/Payoff quote',
  ...widgetMeta(
    loanSection({
      View: ({ loan }) => <PayoffQuoteDialog loan={loan} onClose={() => undefined} />,
      texts: [payoffQuoteTexts],
    }),
    'The amount that pays a loan off on a day, in a dialog of the loan’s page.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

/** The API answers the amount with its parts, on November 22, 2026. */
const having = (more?: (test: TestCore) => void) => ({
  options: { session: true as const, institutionOptions: { today: '2026-11-22' } },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(accountList, accountsAnswer(account()));
    server.answer(accountDetails, answers.accountDetails());
    server.answer(
      payoffQuote,
      answers.payoffQuote({
        payOffQuoteAmount: cents(1_257_678),
        principal: cents(1_250_748),
        interest: cents(6_930),
        fees: cents(0),
        perDiem: cents(257),
      }),
    );
    server.answer(payoffDownloadToken, answers.payoffDownloadToken());
    more?.(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const dialog = (story: Played) => borrower(story, payoffQuoteTexts);

const enters = (date: string) => async (story: Played) => dialog(story).types('payoffDate', date);

async function requests(story: Played) {
  await enters('12/01/2026')(story);
  await dialog(story).presses('submit');
}

async function getsAmount(story: Played) {
  await requests(story);
  await dialog(story).sees('pay');
}

export const Opened = inScene(having());

export const WithoutDate = inScene(having(), {
  play: async (story) => {
    await dialog(story).presses('submit');
    await dialog(story).sees('dateRequired');
  },
});

export const DateInThePast = inScene(having(), { play: enters('11/20/2026') });
export const NoSuchDay = inScene(having(), { play: enters('02/30/2027') });

export const ChoosingADate = inScene(having(), {
  play: async (story) => {
    await dialog(story).presses('chooseDate');
    await dialog(story).finds('[role=grid]');
  },
});

export const Loading = inScene(
  having(({ server }) => void server.hold(payoffQuote)),
  { play: requests },
);

export const Amount = inScene(having(), { play: getsAmount });

export const AmountWithoutParts = inScene(
  having(({ server }) => server.answer(payoffQuote, answers.payoffQuote())),
  { play: getsAmount },
);

export const AmountWithoutInterestOfADay = inScene(
  having(({ server }) =>
    server.answer(
      payoffQuote,
      answers.payoffQuote({
        payOffQuoteAmount: cents(1_257_678),
        principal: cents(1_250_748),
        interest: cents(6_930),
      }),
    ),
  ),
  { play: getsAmount },
);

export const BreakdownNotOpened = inScene(
  having(({ server }) => server.refuse(payoffDownloadToken, 'Error')),
  {
    play: async (story) => {
      await getsAmount(story);
      // Neither Storybook nor the tests open a window.
      const { open } = globalThis;
      globalThis.open = () => null;
      await dialog(story).presses('download');
      await dialog(story).sees('downloadFailed');
      globalThis.open = open;
    },
  },
);

export const Failed = inScene(
  having(({ server }) => server.refuse(payoffQuote, 'Error', 500)),
  { play: requests },
);

export const NoQuoteForThatDay = inScene(
  having(({ server }) => server.refuse(payoffQuote, 'PayoffQuote')),
  { play: requests },
);

export const NightlyMaintenance = inScene(
  having(({ server }) => server.refuse(payoffQuote, 'NiteMode')),
  { play: requests },
);
