import { deleteRecurringBank, paymentInfo } from '@portico/contract';
import { answers, aRecurringPayment } from '@portico/contract/fixtures';
import type { RecurringPayment } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { fireEvent, screen } from '@testing-library/react';
import { AutopaySection, type Loan } from '@portico/loan-details/testing/parts';
import { loanWithPlanned, showSection } from '@portico/loan-details/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

const options = {
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
  'recurringPaymentOptions.allowRecurringAchPayments': 'true',
};

const state = (names: readonly string[], show: State['show']): State => ({
  keys: names.map((name) => `autopay.${name}`),
  show,
});

async function showAutopay(loan: Loan, settings: Settings) {
  const shown = await showSection(AutopaySection, loan, { settings: { ...options, ...settings } });
  shown.server.answer(paymentInfo, answers.paymentInfo());
  return shown;
}

const on = (change: Partial<RecurringPayment>) => (settings: Settings) =>
  showAutopay(
    loanWithPlanned({ recurring: aRecurringPayment({ date: localDate('2025-04-04'), ...change }) }),
    settings,
  );

/** Presses the danger button of the state, then that of the dialog. */
const turnOff =
  (prepare: (shown: Awaited<ReturnType<typeof showAutopay>>) => void) =>
  async (settings: Settings) => {
    const shown = await on({})(settings);
    prepare(shown);
    press();
    press();
    await settle();
  };

function press() {
  const button = [...document.querySelectorAll('[part~=button-danger]')].at(-1);
  if (button) fireEvent.click(button);
}

/** Autopay on the page of a loan. */
export const autopayStates: readonly State[] = [
  state(['on', 'sayDayOfMonth', 'account', 'next', 'change', 'turnOff'], on({})),
  state(['changeLabel'], on({})),
  state(['sayWeekly'], on({ recurringOption: 'Weekly' })),
  state(['sayBiWeekly'], on({ recurringOption: 'BiWeekly' })),
  state(['saySemiMonthly'], on({ recurringOption: 'SemiMonthly' })),
  state(['sayMonthly'], on({ date: undefined })),
  state(['sayOnDueDate'], on({ recurringOption: 'DaysBeforeDue', numberOfDays: 0 })),
  state(['sayDayBeforeDue'], on({ recurringOption: 'DaysBeforeDue', numberOfDays: 1 })),
  state(['sayDaysBeforeDue'], on({ recurringOption: 'DaysBeforeDue', numberOfDays: 3 })),
  state(['sayAmount'], on({ recurringOption: undefined })),
  state(['card'], on({ isCard: true })),
  state(['someAccount'], on({ paymentAccountNum: undefined })),
  state(['someCard'], on({ isCard: true, paymentAccountNum: undefined })),
  state(
    ['turnOffHeading', 'turnOffQuestion', 'turnOffConfirm', 'keep', 'turningOff'],
    turnOff(({ server }) => void server.hold(deleteRecurringBank)),
  ),
  state(['turnedOff'], async (settings) => {
    await turnOff(({ server }) =>
      server.answer(deleteRecurringBank, {
        hasNoErrors: true,
        errors: [],
        paymentToken: 'token-2',
      }),
    )(settings);
    await screen.findByRole('status');
  }),
  state(['notAllowed'], async (settings) => {
    const shown = await showSection(AutopaySection, loanWithPlanned({}), {
      settings: { ...options, ...settings },
      prepare: ({ server }) => server.refuse(paymentInfo, 'PaymentBlocked'),
    });
    await settle();
    return shown;
  }),
  state(['off', 'offer', 'setUp'], (settings) => showAutopay(loanWithPlanned({}), settings)),
  state(['offerWithoutAmount'], (settings) => {
    const loan = loanWithPlanned({});
    const information = { ...loan.details.information, nextPaymentAmount: undefined };
    return showAutopay({ ...loan, details: { ...loan.details, information } }, settings);
  }),
];
