import {
  accountDetails,
  accountList,
  deleteRecurringBank,
  paymentInfo,
  type RecurringPayment,
} from '@portico/contract';
import {
  answers,
  aRateReduction,
  aRecurringPayment,
  aScheduledPayment,
} from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { plannedPaymentsTexts } from '@portico/shared/planned-payments';
import { cents, localDate } from '@portico/rules';
import { Stack } from '@portico/ui';
import type { Meta } from '@storybook/react-vite';
import {
  AutopaySection,
  autopayViewTexts as texts,
  PlannedPaymentsSection,
  account,
  accountsAnswer,
  autopayTexts,
  type AutopayTextKey,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/Autopay and scheduled payments',
  ...widgetMeta(
    loanSection({
      View: (section) => (
        <Stack gap="section">
          <AutopaySection {...section} />
          <PlannedPaymentsSection {...section} />
        </Stack>
      ),
      texts,
    }),
    'Autopay and scheduled payments of one loan: what will be taken, when, and how to turn it off.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const onTheFourth = aRecurringPayment({
  date: localDate('2026-12-04'),
  totalAmount: cents(37_035),
});

type Having = {
  readonly recurring?: RecurringPayment;
  readonly settings?: Readonly<Record<string, string>>;
  readonly more?: (test: TestCore) => void;
};

/** A loan on November 22, 2026, with a scheduled payment, and with autopay where it is given. */
const having = ({ recurring, settings = {}, more }: Having) => ({
  options: {
    session: true as const,
    institutionOptions: { today: '2026-11-22' },
    settings: {
      'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
      'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
      'recurringPaymentOptions.allowRecurringAchPayments': 'true',
      ...settings,
    },
  },
  answers: (test: TestCore) => {
    const { information } = answers.accountDetails();
    const scheduledPayments = [
      aScheduledPayment({ paymentDate: localDate('2026-12-21'), paymentAmount: cents(10_000) }),
    ];
    const paymentInformation = { recurringPayment: recurring, scheduledPayments };
    test.server.answer(accountList, accountsAnswer(account()));
    test.server.answer(
      accountDetails,
      answers.accountDetails({ information: { ...information, paymentInformation } }),
    );
    test.server.answer(paymentInfo, answers.paymentInfo());
    more?.(test);
  },
});

type Played = Parameters<typeof borrower>[0];

const autopay = (story: Played) => borrower(story, autopayTexts);

const sees = (key: AutopayTextKey) => async (story: Played) => {
  await autopay(story).sees(key);
};

async function confirms(story: Played) {
  await autopay(story).presses('turnOff');
  await autopay(story).presses('turnOffConfirm');
}

export const On = inScene(having({ recurring: onTheFourth }), {
  play: sees('on'),
});

export const Offered = inScene(having({}), { play: sees('off') });

/** The offer says by how much autopay lowers the rate. */
export const OfferedWithLowerRate = inScene(
  having({
    more: ({ server }) => {
      const { paymentOptions } = answers.paymentInfo();
      server.answer(
        paymentInfo,
        answers.paymentInfo({
          paymentOptions: { ...paymentOptions, autopayRateReduction: aRateReduction() },
        }),
      );
    },
  }),
  { play: sees('off') },
);

export const NotAllowed = inScene(
  having({ settings: { 'recurringPaymentOptions.allowRecurringAchPayments': 'false' } }),
);

export const NotToBeTurnedOff = inScene(
  having({
    recurring: { ...onTheFourth, canDelete: false },
    settings: {
      'recurringPaymentOptions.recurringDeletionBlockedText':
        '<p>To stop autopay, call us on 555-0100.</p>',
    },
  }),
  { play: sees('on') },
);

export const Asking = inScene(having({ recurring: onTheFourth }), {
  play: async (story) => {
    await autopay(story).presses('turnOff');
  },
});

export const TurnedOff = inScene(
  having({
    recurring: onTheFourth,
    more: ({ server }) =>
      server.answer(deleteRecurringBank, {
        hasNoErrors: true,
        errors: [],
        paymentToken: 'token-2',
      }),
  }),
  {
    play: async (story) => {
      await confirms(story);
      await autopay(story).sees('turnedOff');
    },
  },
);

export const NotTurnedOff = inScene(
  having({
    recurring: onTheFourth,
    more: ({ server }) => server.refuse(deleteRecurringBank, 'RecurringAchNotDeletable'),
  }),
  {
    play: async (story) => {
      await confirms(story);
      await borrower(story, plannedPaymentsTexts).sees('errorRecurringAch');
    },
  },
);

/** Autopay that says its next debits, its last one and the lower rate that it brings. */
export const NextDebits = inScene(
  having({
    recurring: {
      ...onTheFourth,
      nextDebits: ['2026-12-04', '2027-01-04', '2027-02-04'].map((date, place) => ({
        date: localDate(date),
        amount: cents(37_035),
        isSkipped: place === 0,
      })),
      lastDebitDate: localDate('2028-10-04'),
      rateReduction: aRateReduction(),
      canSkipNext: true,
    },
  }),
  { play: sees('on') },
);
