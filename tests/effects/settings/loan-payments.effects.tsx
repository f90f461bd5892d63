import { paymentInfo, type RecurringPayment, type ScheduledPayment } from '@portico/contract';
import { answers, aRecurringPayment, aScheduledPayment } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { screen } from '@testing-library/react';
import {
  AutopaySection,
  PlannedPaymentsSection,
  account,
} from '@portico/loan-details/testing/parts';
import { loanWithPlanned, showSection } from '@portico/loan-details/testing';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { hasText } from './observations';

const recurringGroup = 'recurringPaymentOptions';
const generalGroup = 'generalPaymentOptions';
const byBank = { [`${recurringGroup}.allowRecurringAchPayments`]: 'true' };
const deletesScheduled = { [`${generalGroup}.allowDeleteScheduledPaymentsOption`]: 'true' };

async function atScheduled(settings: Settings, scheduled: readonly ScheduledPayment[]) {
  await showSection(PlannedPaymentsSection, loanWithPlanned({ scheduled }), { settings });
  await settle();
}

/** Autopay is on. */
async function atAutopay(settings: Settings, change: Partial<RecurringPayment> = {}) {
  const loan = loanWithPlanned({ recurring: aRecurringPayment(change) });
  await showSection(AutopaySection, loan, { settings });
  await settle();
}

/** Whether autopay is offered on a loan that is past due. */
async function offersAutopay(settings: Settings) {
  const entry = account({ loanPastDue: cents(100) });
  await showSection(
    AutopaySection,
    { ...loanWithPlanned({}), entry },
    { settings, prepare: ({ server }) => server.answer(paymentInfo, answers.paymentInfo()) },
  );
  await settle();
  return screen.queryByRole('link', { name: 'Set up autopay' }) !== null;
}

/** The days of a payment that is made every 4th and 18th; May 4 and May 18, 2025 are Sundays. */
const nextDays = (date: string, isCard: boolean) => async (settings: Settings) => {
  const payment = { recurringOption: 'SemiMonthly', date: localDate(date), isCard } as const;
  await atAutopay(settings, payment);
  return screen.getByText(/^Next: /).textContent;
};
const sundays = 'Next: April 18, May 4, May 18. Until the loan is paid.';
const mondays = 'Next: April 18, May 5, May 19. Until the loan is paid.';
const saturdays = 'Next: April 17, May 3, May 17. Until the loan is paid.';
const afterSaturdays = 'Next: April 17, May 5, May 19. Until the loan is paid.';

/** The settings that the payments of a loan's page read. */
export const loanPaymentEffects = effectsOn('portico-loan-details', [
  flagShows(`${generalGroup}.allowDeleteScheduledPaymentsOption`, async (settings) => {
    await atScheduled(settings, [aScheduledPayment()]);
    return screen.queryAllByRole('button', { name: /^Delete the payment/ }).length > 0;
  }),
  flagShows(
    `${generalGroup}.externalScheduledPaymentManagerOption`,
    async (settings) => {
      const held = aScheduledPayment({ paymentId: 'scheduled-2', canDelete: false });
      await atScheduled(settings, [aScheduledPayment(), held]);
      return hasText('Call us to change it.');
    },
    {
      ...deletesScheduled,
      [`${generalGroup}.scheduledDeletionBlockedText`]: 'Call us to change it.',
    },
  ),
  {
    key: `${generalGroup}.scheduledDeletionBlockedText`,
    value: 'Call us to change it.',
    sees: async (settings) => {
      await atScheduled(settings, [aScheduledPayment()]);
      return hasText('Call us to change it.');
    },
    unset: false,
    set: true,
  },
  flagShows(`${recurringGroup}.allowDeleteRecurringOption`, async (settings) => {
    await atAutopay(settings);
    return screen.queryByRole('button', { name: 'Turn off autopay' }) !== null;
  }),
  {
    key: `${recurringGroup}.recurringDeletionBlockedText`,
    value: 'Call us to stop it.',
    sees: async (settings) => {
      await atAutopay(settings);
      return hasText('Call us to stop it.');
    },
    unset: false,
    set: true,
  },
  {
    key: `${recurringGroup}.allowedFrequencies`,
    value: 'None',
    given: byBank,
    sees: offersAutopay,
    unset: true,
    set: false,
  },
  flagHides(`${recurringGroup}.blockRecurringWhenPastDue`, offersAutopay, byBank),
  flagShows(`${recurringGroup}.allowRecurringAchPayments`, offersAutopay),
  flagShows(`${recurringGroup}.allowRecurringCardPayments`, offersAutopay),
  {
    key: 'achPaymentOptions.allowSaturdayOption',
    value: 'true',
    sees: nextDays('2025-04-17', false),
    unset: afterSaturdays,
    set: saturdays,
  },
  {
    key: 'achPaymentOptions.allowSundayOption',
    value: 'true',
    sees: nextDays('2025-04-18', false),
    unset: mondays,
    set: sundays,
  },
  {
    key: 'cardPaymentOptions.cardWeekendsOption',
    value: 'true',
    sees: nextDays('2025-04-18', true),
    unset: mondays,
    set: sundays,
  },
]);
