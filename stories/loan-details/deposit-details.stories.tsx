import { accountDetails, accountHistory, accountList, statementList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import {
  depositDetailsTexts,
  depositDetailsWidget,
  hideAccountTexts,
  accountHistoryTexts,
} from '@portico/loan-details';
import type { Meta } from '@storybook/react-vite';
import {
  account,
  accountsAnswer,
  historyAnswer,
  manyTransactions,
  transaction,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const savings = account({
  number: '001-2000001-5',
  type: 1,
  description: 'Savings',
  status: 'Active',
  nameOnAcct: 'Maria Alvarez',
  rate: 0.5,
});

const meta = {
  title: 'Screens/Accounts/Deposit',
  ...widgetMeta(depositDetailsWidget, 'One deposit or investment: balance, figures and history.'),
  args: { accountNumber: savings.number },
} satisfies Meta<WidgetArgs>;

export default meta;

/** A borrower who is signed in and has a deposit with so many entries in its history. */
const having = (entries: number, more?: (test: TestCore) => void) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(accountList, accountsAnswer(savings));
    server.answer(accountDetails, { ...answers.accountDetails(), daysSinceOpened: 691 });
    server.answer(accountHistory, historyAnswer(...manyTransactions(entries)));
    server.answer(statementList, answers.statementList());
    more?.(test);
  },
});

const user = (story: Parameters<typeof borrower>[0]) => borrower(story, accountHistoryTexts);

export const WithHistory = inScene(having(23));
export const TenThousandEntries = inScene(having(10_000));
export const OneEntry = inScene(
  having(0, ({ server }) => server.answer(accountHistory, historyAnswer(transaction()))),
);

export const AllEntries = inScene(having(23), {
  play: async (story) => {
    await user(story).sees('showAll');
    await user(story).presses('showAll');
  },
});

export const NoHistory = inScene(having(0));

export const HistoryNotLoaded = inScene(
  having(0, ({ server }) => server.refuse(accountHistory, 'Error')),
);

export const HistoryRefusedForSecurity = inScene(
  having(0, ({ server }) => server.refuse(accountHistory, 'HistorySecurity')),
);

export const DetailsNotLoaded = inScene(
  having(23, ({ server }) => server.refuse(accountDetails, 'Error')),
);

export const ClosedAndUnnamed = inScene(
  having(0, ({ server }) =>
    server.answer(accountList, accountsAnswer({ ...savings, description: '', comment: 'CLOSED' })),
  ),
);

export const UnknownAccount = inScene(
  having(0, ({ server }) => server.answer(accountList, accountsAnswer())),
);

export const Loading = inScene(having(0, ({ server }) => void server.hold(accountList)));
export const SignedOut = inScene({});

export const Hiding = inScene(having(1), {
  play: async (story) => {
    await borrower(story, depositDetailsTexts).presses('hide');
    await borrower(story, hideAccountTexts).sees('forGood');
  },
});
