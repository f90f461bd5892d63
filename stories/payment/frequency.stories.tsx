import { payoffQuote, thirdPartyFee } from '@portico/contract';
import { aRateReduction } from '@portico/contract/fixtures';
import { paymentPayingTexts, paymentWidget, paymentWhenTexts } from '@portico/payment';
import { cents } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { day, loanAccount, loanInfo, openToAll } from '@portico/payment/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { paying, recurringSettings } from './scene';
import { chooseBankType, chooseFrequency, chooseLoan, chooseSavedBank, typeAmount } from './steps';

const meta = {
  title: 'Screens/Payment/Frequency',
  ...widgetMeta(
    paymentWidget,
    'How often to pay: once, on a later day, or repeatedly until it is turned off.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const open = (scene: Parameters<typeof paying>[0] = {}) =>
  paying({
    ...scene,
    loan: { ...openToAll, ...scene.loan },
    settings: { ...recurringSettings, ...scene.settings },
  });

const steps =
  (...plays: readonly Play[]): Play =>
  async (story) => {
    for (const play of [chooseLoan, chooseBankType, chooseSavedBank, ...plays]) await play(story);
  };

const sees =
  (key: keyof typeof paymentWhenTexts.english): Play =>
  async (story) => {
    await borrower(story, paymentWhenTexts).sees(key);
  };

const firstDay =
  (text: string): Play =>
  (story) =>
    borrower(story, paymentWhenTexts).types('date', text);

const payOff: Play = (story) => borrower(story, paymentWhenTexts).chooses('howMuch', 'payoff');

const payLater: Play = (story) => borrower(story, paymentWhenTexts).chooses('when', 'later');

export const Once = inScene(open(), { play: steps(sees('frequencyLabel')) });

export const OnlyOnce = inScene(
  open({
    loan: {
      recurringPayment: {
        paymentId: 'r',
        isCard: false,
        recurringOption: 'DayOfMonth',
        totalAmount: cents(25_000),
        canDelete: false,
      },
    },
  }),
  { play: steps(sees('onceExisting')) },
);

export const OnDueDate = inScene(open(), {
  play: steps(chooseFrequency('OnDueDate'), sees('responsibility')),
});

/** Autopay that lowers the rate says so where it is chosen. */
export const OnDueDateWithLowerRate = inScene(
  open({
    loan: {
      paymentOptions: {
        ...loanInfo(openToAll).paymentOptions,
        autopayRateReduction: aRateReduction(),
      },
    },
  }),
  { play: steps(chooseFrequency('OnDueDate'), sees('responsibility')) },
);

export const DaysBeforeDue = inScene(open(), {
  play: steps(chooseFrequency('DaysBeforeDue'), async (story) => {
    await borrower(story, paymentWhenTexts).picks('days', '3');
    await borrower(story, paymentPayingTexts).sees('notSentYet');
  }),
});

export const Weekly = inScene(open(), {
  play: steps(
    chooseFrequency('Weekly'),
    firstDay('03/13/2025'),
    typeAmount('100'),
    async (story) => {
      await borrower(story, paymentPayingTexts).sees('notSentYet');
    },
  ),
});

export const Monthly = inScene(open(), {
  play: steps(
    chooseFrequency('MonthlyOnDate'),
    firstDay('03/28/2025'),
    typeAmount('250'),
    async (story) => {
      await borrower(story, paymentPayingTexts).sees('notSentYet');
    },
  ),
});

/** The other day of the month takes no payments. */
export const SemiMonthly = inScene(open({ loan: { nonPaymentDays: [day('2025-03-27')] } }), {
  play: steps(chooseFrequency('SemiMonthly'), firstDay('03/13/2025'), sees('responsibility')),
});

export const FirstDayTooFar = inScene(open(), {
  play: steps(chooseFrequency('TwoWeeks'), firstDay('05/13/2025'), sees('dateTooFar')),
});

export const FixedAmountWithPrincipal = inScene(
  open({
    settings: { 'recurringPaymentOptions.additionalPrincipalOption': 'true' },
  }),
  {
    play: steps(chooseFrequency('OnDueDate'), async (story) => {
      await borrower(story, paymentPayingTexts).sees('principalLabel');
    }),
  },
);

export const LineOfCredit = inScene(open({ accounts: [loanAccount({ type: 9 })] }), {
  play: steps(chooseFrequency('OnDueDate'), async (story) => {
    await borrower(story, paymentPayingTexts).sees('notSentYet');
  }),
});

export const PayoffToday = inScene(open(), {
  play: steps(payOff, async (story) => {
    await borrower(story, paymentPayingTexts).sees('notSentYet');
  }),
});

export const PayoffQuoteLoading = inScene(
  open({
    settings: { 'achPaymentOptions.allowFuturePayoff': 'true' },
    more: ({ server }) => void server.hold(payoffQuote),
  }),
  { play: steps(payOff, payLater, firstDay('03/20/2025')) },
);

export const PayoffQuoteFailed = inScene(
  open({
    settings: { 'achPaymentOptions.allowFuturePayoff': 'true' },
    more: ({ server }) => server.refuse(payoffQuote, 'PayoffQuote'),
  }),
  { play: steps(payOff, payLater, firstDay('03/20/2025'), sees('payoffFailed')) },
);

export const PayoffOfAnOverdueLoan = inScene(
  open({ accounts: [loanAccount({ loanPastDue: cents(5_000) })] }),
  { play: steps(sees('payoffOverdue')) },
);

export const FeeLoading = inScene(
  open({
    settings: { 'generalPaymentOptions.useThirdPartyFeeOption': 'true' },
    more: ({ server }) => void server.hold(thirdPartyFee),
  }),
  { play: steps() },
);

export const FeeFailed = inScene(
  open({
    settings: { 'generalPaymentOptions.useThirdPartyFeeOption': 'true' },
    more: ({ server }) => server.refuse(thirdPartyFee, 'Error'),
  }),
  { play: steps(sees('feeFailed')) },
);
