import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { loanAccount } from '../../../testing/fixtures';
import { LoanStep } from './loan-step';

afterEach(cleanup);

describe('a loan that the host refuses', () => {
  const security = /contact your financial institution/;
  const blocked =
    'Payment has been blocked for this account. Please contact your financial institution for further assistance.';

  it.each<[string, string, string | RegExp]>([
    ['[PAY-067]', 'Error', 'There was a problem retrieving your account information.'],
    ['[PAY-068]', 'Whatever', 'There was a problem retrieving your account information.'],
    [
      '[PAY-069]',
      'NiteMode',
      'We are currently doing nightly system maintenance. Please try your payment again in about 15 minutes.',
    ],
    ['[PAY-070]', 'PaymentBlocked', blocked],
    [
      '[PAY-071]',
      'BlockedOnPendingRecurring',
      'We see you have a payment due soon. Please call customer service to make additional payments.',
    ],
    [
      '[PAY-073]',
      'Delinquent',
      'This account is delinquent. Please contact your financial institution for further assistance.',
    ],
    ['[PAY-074]', 'NoPaymentNeeded', 'No payment needed at this time. Credit line has no balance.'],
    [
      '[PAY-075]',
      'DisabledPaymentsAfterCutoffTime',
      "Payments are disabled because you are past today's payment cutoff time and you already have a scheduled payment pending.",
    ],
    ['[PAY-076]', 'LoanLockedPayoff', 'Account loan is locked for pay off'],
    ['[PAY-077]', 'Dispute', 'Account is in dispute'],
    ['[PAY-078]', 'NoPaymentOnline', security],
    ['[PAY-079]', 'NoAchPayment', security],
    ['[PAY-080]', 'NightError', /Nightly processing/],
  ])('%s with %s says: %s', async (_, code, text) => {
    const { core } = await startTestCore({ session: true });
    render(
      <WidgetProvider core={core}>
        <LoanStep step={{ at: 'refused', account: loanAccount(), code }} retry={() => undefined} />
      </WidgetProvider>,
    );
    expect(textOf(screen.getByRole('alert'))).toMatch(text);
  });
});
