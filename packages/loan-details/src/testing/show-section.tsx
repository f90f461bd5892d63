import type { RecurringPayment, ScheduledPayment } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import type { Loan, LoanSectionProps } from '../loan/loan';
import { openLoan } from './open-loan';

/** An open loan with these future payments, due on the 1st of April 2025. */
export function loanWithPlanned(planned: {
  readonly scheduled?: readonly ScheduledPayment[];
  readonly recurring?: RecurringPayment;
}): Loan {
  const { information } = answers.accountDetails();
  return openLoan({
    information: {
      ...information,
      loanBillingFrequency: 'Monthly',
      paymentInformation: {
        recurringPayment: planned.recurring,
        scheduledPayments: [...(planned.scheduled ?? [])],
      },
    },
  });
}

/** Shows a section of a loan's page alone; `reloads` has an entry for each call of `reload`. */
export async function showSection(
  View: ComponentType<LoanSectionProps>,
  loan: Loan,
  options: TestOptions & {
    /** The loan's details after a reload; unchanged without it. */
    readonly reloaded?: Loan;
    /** Before the first frame: what the server answers. */
    readonly prepare?: (test: TestCore) => void;
  } = {},
) {
  configure({ defaultHidden: true });
  const { reloaded, prepare, ...coreOptions } = options;
  const test = await startTestCore({ session: true, ...coreOptions });
  prepare?.(test);
  const navigations: unknown[] = [];
  const reloads: Loan[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => navigations.push(to),
  });
  function Page() {
    const [shown, setShown] = useState(loan);
    const reload = () => {
      reloads.push(shown);
      if (reloaded) setShown(reloaded);
    };
    return <View loan={shown} reload={reload} />;
  }
  const { container } = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <Page />
    </WidgetProvider>,
  );
  return { ...test, container, navigations, reloads, user: userEvent.setup({ delay: null }) };
}
