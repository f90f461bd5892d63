import { accountList, paymentInfo, type Account } from '@portico/contract';
import {
  paymentPayingTexts,
  paymentTexts,
  paymentWidget,
  paymentWhenTexts,
} from '@portico/payment';
import { cents } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { loan, paying } from './scene';
import { chooseLoan, chooseSavedBank, payLater, typeAmount } from './steps';

const meta = {
  title: 'Screens/Payment/Choosing',
  ...widgetMeta(
    paymentWidget,
    'The payment page: which loan, how much, when, and from which bank account or card.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

/** Of the first step, choosing the loan. */
const seeingFirst =
  (key: keyof typeof paymentTexts.english): Play =>
  async (story) => {
    await borrower(story, paymentTexts).sees(key);
  };

const seeing =
  (key: keyof typeof paymentPayingTexts.english, ...before: readonly Play[]): Play =>
  async (story) => {
    for (const step of before) await step(story);
    await borrower(story, paymentPayingTexts).sees(key);
  };

export const NoLoanChosen = inScene(paying(), { play: seeingFirst('accountPlaceholder') });

export const LoadingAccounts = inScene(
  paying({ more: ({ server }) => void server.hold(accountList) }),
);

export const AccountsNotLoaded = inScene(
  paying({ more: ({ server }) => server.refuse(accountList, 'Error', 500) }),
  { play: seeingFirst('errorAccounts') },
);

export const NothingToPay = inScene(paying({ accounts: [] }), { play: seeingFirst('noAccounts') });

export const LoadingTheLoan = inScene(
  paying({ more: ({ server }) => void server.hold(paymentInfo) }),
  { play: chooseLoan },
);

export const LoanChosen = inScene(paying(), { play: seeing('waitMethod', chooseLoan) });

export const LoanGivenByThePage = inScene(paying(), {
  args: { accountNumber: '001-1234567-8' },
  play: seeing('waitMethod'),
});

export const NoSavedBankAccount = inScene(paying({ saved: false }), {
  play: seeing('newMethod', chooseLoan),
});

export const WithFeesAndCharges = inScene(paying({ loan: { feesAndCharges: cents(4_250) } }), {
  play: seeing('waitMethod', chooseLoan),
});

export const PaymentBlocked = inScene(
  paying({ loan: { blockAchPayment: true, blockCardPayment: true } }),
  { play: chooseLoan },
);

export const PaidOnAnotherSite = inScene(
  paying({
    settings: {
      'generalPaymentOptions.useThirdPartyPaymentsOption': 'true',
      'generalPaymentOptions.thirdPartyBranchMinimum': '1',
      'generalPaymentOptions.thirdPartyBranchMaximum': '5',
      'generalPaymentOptions.thirdPartyPaymentUrl': 'https://pay.example/start',
    },
  }),
  { play: seeing('thirdParty', chooseLoan) },
);

export const LoanNotLoaded = inScene(
  paying({ more: ({ server }) => server.refuse(paymentInfo, 'NiteMode') }),
  { play: seeing('errorNiteMode', chooseLoan) },
);

export const LaterDay = inScene(paying(), {
  play: async (story) => {
    await chooseLoan(story);
    await chooseSavedBank(story);
    await payLater(story);
    await borrower(story, paymentPayingTexts).finds('input[name="date"]');
  },
});

export const DayOnAWeekend = inScene(paying(), {
  play: async (story) => {
    await chooseLoan(story);
    await chooseSavedBank(story);
    await payLater(story);
    await borrower(story, paymentPayingTexts).types('date', '03/15/2025');
    await borrower(story, paymentWhenTexts).sees('dateSaturday');
  },
});

export const AmountWithTooManyDecimals = inScene(paying(), {
  play: async (story) => {
    await chooseLoan(story);
    await chooseSavedBank(story);
    await typeAmount('12.345')(story);
    borrower(story, paymentPayingTexts).leaves();
    await borrower(story, paymentPayingTexts).sees('amountTooManyDecimals');
  },
});

export const Ready = inScene(paying(), {
  play: seeing('notSentYet', chooseLoan, chooseSavedBank, typeAmount('250')),
});

export const SignedOut = inScene({});

const manyLoans = (count: number): Account[] =>
  Array.from({ length: count }, (_, index) => ({
    ...loan,
    number: `001-20000${String(index).padStart(2, '0')}-1`,
  }));

export const ManyLoans = inScene(paying({ accounts: manyLoans(12) }), {
  play: seeingFirst('accountPlaceholder'),
});
