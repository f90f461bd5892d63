import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { DraftAgreement } from '../payments/draft-agreement-store';
import { firstDay } from '../testing/test-host';
import { draftAgreementPage } from './draft-agreement-page';
import { receiptPage } from './receipt-page';

const receipt = {
  reference: 'P-1',
  state: 'paid',
  account: '0012-1',
  on: firstDay(),
  total: cents(10_000),
  description: 'Payment from bank account ending in 1234',
} as const;

describe('a receipt', () => {
  it.each([
    ['en', 'Payment from bank account ending in 1234', 'Payment from bank account ending in 1234'],
    [
      'es',
      'Payment from bank account ending in 1234',
      'Pago desde cuenta bancaria terminada en 1234',
    ],
    ['es', 'Payment from Visa card ending in 4242', 'Pago desde tarjeta Visa terminada en 4242'],
    ['es', 'Autopay from card ending in 4242', 'Pago automático desde tarjeta terminada en 4242'],
    ['es', 'Autopay', 'Pago automático'],
    ['es', 'Counter, Elm Street', 'Counter, Elm Street'],
  ] as const)('in %s calls "%s" %s', (language, description, name) => {
    const { rows } = receiptPage({ ...receipt, description }, 'Iris', language);
    expect(rows.at(-1)?.[1]).toBe(name);
  });

  it('has the same rows in both languages, and no label left in English', () => {
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      receiptPage(receipt, 'Iris', language),
    );
    expect(spanish?.rows.map(([label]) => label)).toEqual([
      'Número de confirmación',
      'Prestatario',
      'Préstamo',
      'Fecha de pago',
      'Total',
      'Pago',
    ]);
    expect(english?.rows).toHaveLength(6);
  });
});

const agreement: DraftAgreement = {
  borrowerId: 1,
  account: '0012-1',
  bankAccount: 'bank-1',
  bankName: 'First',
  routingNumber: '1',
  lastFour: '1234',
  amount: cents(10_000),
  additionalPrincipal: cents(500),
  daysBefore: undefined,
  localTimeOffset: 360,
  preparedAt: Date.UTC(2026, 2, 2, 18),
  openedAt: undefined,
};

describe('a draft agreement states when the account is drafted', () => {
  it.each([
    [
      {},
      'On the day or days chosen for the payment',
      'En la fecha o las fechas elegidas para el pago',
    ],
    [
      { daysBefore: 0 },
      'On each due date of the loan',
      'En cada fecha de vencimiento del préstamo',
    ],
    [
      { daysBefore: 1 },
      '1 day before each due date of the loan',
      '1 día antes de cada vencimiento del préstamo',
    ],
    [
      { daysBefore: 3 },
      '3 days before each due date of the loan',
      '3 días antes de cada vencimiento del préstamo',
    ],
  ] as const)('%j', (changes, english, spanish) => {
    const drafted = (language: 'en' | 'es') =>
      draftAgreementPage({ ...agreement, ...changes }, 'Iris', language).rows.at(-2)?.[1];
    expect(drafted('en')).toBe(english);
    expect(drafted('es')).toBe(spanish);
  });
});
