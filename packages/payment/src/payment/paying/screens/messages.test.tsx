import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../paying.errors';
import { paymentPayingTexts } from '../payment.paying.sentences';
import { Refused } from './messages';

afterEach(cleanup);

async function said(code: string, settings: Readonly<Record<string, string>> = {}) {
  const { core } = await startTestCore({ session: true, settings });
  render(
    <WidgetProvider core={core}>
      <Refused refusal={refusalOf([code])} />
    </WidgetProvider>,
  );
  return screen.getByRole('alert').textContent;
}

describe('a payment that the host refuses', () => {
  it.each<[string, string, string]>([
    ['[PAY-491]', 'RecurringAchNotDeletable', 'Deleting a recurring ACH payment is not allowed.'],
    ['[PAY-492]', 'RecurringCardNotDeletable', 'Deleting a recurring card payment is not allowed.'],
    ['[PAY-493]', 'RecurringNotDeletable', 'Deleting a recurring payment is not allowed.'],
    ['[PAY-494]', 'RecurringAchNotAllowed', 'A recurring payment cannot be made with ACH.'],
    ['[PAY-495]', 'RecurringCardNotAllowed', 'A recurring payment cannot be made with a card.'],
    ['[PAY-497]', 'ScheduledCardNotAllowed', 'A scheduled payment cannot be made with a card.'],
    [
      '[PAY-498]',
      'ScheduledAchNotModifiable',
      'Scheduled ACH payments cannot be modified. Please contact your financial institution.',
    ],
    [
      '[PAY-499]',
      'ScheduledCardNotModifiable',
      'Scheduled card payments cannot be modified. Please contact your financial institution.',
    ],
    ['[PAY-500]', 'CreditCardsNotAccepted', 'We do not accept Credit Cards'],
    [
      '[PAY-501]',
      'CardNotAllowed',
      'Card payment not allowed on this loan at this time. Please make an ACH payment or contact your institution',
    ],
    ['[PAY-471]', 'DateNotAllowed', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateMin', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateMax', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateBeforeCutoff', 'The payment can not be scheduled for that time'],
    ['[PAY-472]', 'Holiday', 'Payment cannot be made on a holiday'],
    ['[PAY-473]', 'Weekend', 'Payment cannot be made on a weekend'],
    ['[PAY-474]', 'PayoffQuote', 'There was an error retrieving the pay off quote'],
    ['[PAY-475]', 'AmountMax', 'Payment amount cannot be greater than max'],
    ['[PAY-476]', 'AmountMin', 'Payment amount must be at least the minimum amount'],
    ['[PAY-477]', 'RoutingNumber', 'Could not validate routing number'],
    [
      '[PAY-478]',
      'DoNotResubmit',
      'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction',
    ],
    [
      '[PAY-488]',
      'Error',
      'An error occurred. Please contact your financial institution before attempting this transaction again',
    ],
    [
      '[PAY-467]',
      'SQL timeout in table PMT',
      'An error occurred. Please contact your financial institution before attempting this transaction again',
    ],
    ['[PAY-466]', 'generic-The bank said no.', 'The bank said no.'],
    [
      '[PAY-489]',
      'NiteMode',
      'We are currently doing nightly system maintenance. Please try your payment again in about 15 minutes.',
    ],
    ['[PAY-490]', 'NightlyError', 'Nightly processing error'],
    ['[PAY-496]', 'ScheduledAchNotAllowed', 'A scheduled payment cannot be made with ACH.'],
    [
      '[PAY-502]',
      'AchNotAllowed',
      'ACH payment not allowed on this loan at this time. Please make a card payment or contact your institution',
    ],
    ['[PAY-504]', 'ScheduledPaymentExists', 'A scheduled payment already exists for that day.'],
    [
      '[PAY-505]',
      'PaymentBlocked',
      'Payment has been blocked for this account. Please contact your financial institution for further assistance.',
    ],
    [
      '[PAY-507]',
      'MustSaveOrPayNow',
      'To pay on a later day, save the payment method; or make the payment today.',
    ],
  ])('%s [PAY-470] with %s says: %s', async (_, code, text) => {
    expect(await said(code)).toBe(text);
  });

  it.each([
    ['[PAY-503]', 'MultipleScheduledPayments', 'errorMultipleScheduled'],
    ['[PAY-506]', 'MaximumScheduled', 'errorMaximumScheduled'],
    ['[PAY-506]', 'MaximumScheduledReached', 'errorMaximumScheduledReached'],
    ['[PAY-508]', 'PayWithoutSaving', 'errorPayWithoutSaving'],
    ['[PAY-509]', 'NewPaymentProblem', 'errorNewPayment'],
    ['[PAY-510]', 'SubmitProblem', 'errorSubmitProblem'],
    ['[PAY-511]', 'ScheduledPaymentNotModifiable', 'errorScheduledFixed'],
    ['[PAY-511]', 'ScheduledPaymentsNotModifiable', 'errorScheduledAllFixed'],
  ] as const)(
    '%s with %s has a text of its own, which a lender can change',
    async (_, code, key) => {
      expect(paymentPayingTexts.english[key]).not.toBe(paymentPayingTexts.english.error);
      const words = `Our own words for ${code}.`;
      expect(await said(code, { [`payment.${key}`]: words })).toBe(words);
    },
  );
});
