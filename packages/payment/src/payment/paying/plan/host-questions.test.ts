import { expect, it } from 'vitest';
import { day, today } from '../../../testing/fixtures';
import { feeQuestion, quoteKey, quoteQuestion } from './host-questions';

const loan = '001-1234567-8';
const later = day('2025-03-20');

it('a payoff quote of one loan and day does not answer for another loan or day', () => {
  const asked = [
    quoteKey(loan, later),
    quoteKey(loan, day('2025-03-21')),
    quoteKey('001-7654321-0', later),
  ];
  expect(new Set(asked).size).toBe(3);
});

it('a payoff of today needs no request, one of a later day asks for the quote of that day', () => {
  expect(quoteQuestion(loan, today, today)).toBeUndefined();
  expect(quoteQuestion(loan, later, today)).toMatchObject({
    accountNumber: loan,
    payOffDate: '2025-03-20',
  });
});

it.each([
  [
    'a bank payment of today',
    feeQuestion(loan, 'immediate', { type: 'ach' }),
    { isAch: true, isImmediate: true, isOneTime: true },
  ],
  [
    'a later payment by credit card',
    feeQuestion(loan, 'scheduled', { type: 'card', debitCredit: 'credit' }),
    { isCreditCard: true, isOneTime: true },
  ],
  [
    'a recurring payment by debit card',
    feeQuestion(loan, 'recurring', { type: 'card', debitCredit: 'debit' }),
    { isDebitCard: true, isRecurring: true },
  ],
])("the request for a third party's fee states %s and the loan", (_, question, expected) => {
  const flags = {
    isAch: false,
    isCreditCard: false,
    isDebitCard: false,
    isImmediate: false,
    isOneTime: false,
    isRecurring: false,
  };
  expect(question.request).toEqual({ ...flags, ...expected, loanNumber: loan });
});
