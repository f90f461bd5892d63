import { accountHistory } from '@portico/contract';
import { aRecurringPayment } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { act, fireEvent, screen } from '@testing-library/react';
import { OverTimeView, loanOverTime } from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

type Patch = Parameters<typeof loanOverTime>[0];

async function atOverTime(settings: Settings, patch: Patch) {
  const { loan, history } = loanOverTime(patch);
  const shown = await showWidget(
    <OverTimeView loan={loan} reload={() => undefined} />,
    { settings, session: true },
    ({ server }) => server.answer(accountHistory, history),
  );
  await screen.findByRole('img', { name: /^Balance/ });
  return shown;
}

const state = (names: readonly string[], patch: Patch, typed?: string): State => ({
  keys: names.map((name) => `loanOverTime.${name}`),
  show: async (settings) => {
    const { clock } = await atOverTime(settings, patch);
    if (typed === undefined) return;
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    // The result follows after typing.
    act(() => clock.advance(1_000));
    await settle();
  },
});

const billed = (loanBillingFrequency: string): Patch => ({ information: { loanBillingFrequency } });

/** The states of a loan over time that no story shows. */
export const overTimeStates: readonly State[] = [
  state(['tooLong'], {
    entry: { monthlyInstallment: cents(100) },
    information: { interestRate: 0, accruedInterest: cents(0) },
  }),
  state(['axisMillions'], { information: { balance: cents(250_000_000) } }),
  state(['everyWeek'], billed('Weekly')),
  state(['everyTwoWeeks'], billed('BiWeekly')),
  state(['twiceAMonth'], billed('SemiMonthly')),
  state(['amountInvalid'], {}, '1,23'),
  state(['amountMissing'], {}, ''),
  state(['sameMonth', 'savedInterest'], {}, '.5'),
  state(['additionalCounted'], {
    information: {
      paymentInformation: {
        recurringPayment: aRecurringPayment({
          recurringOption: 'DaysBeforeDue',
          additionalPrincipalAmount: cents(2_500),
        }),
        scheduledPayments: [],
      },
    },
  }),
];
