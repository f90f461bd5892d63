import { addDays, cents, type Card, type LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import { saveBankAccount } from '../banks/bank-account-store';
import { saveCard } from '../cards/card-store';
import type { Executor } from '@portico/server/parts';
import { setDefaultMethodOf } from '../methods/method-store';
import { addRecurring } from '../payments/planned/recurring-store';
import { schedulePayment } from '../payments/planned/scheduled-store';
import type { Services } from '../services';

type Banked = readonly [owner: number, name: string, accountNumber: string, defaultOf?: string];

const iris = 1030;

/** Saved bank accounts, each with the loan whose default it is, if any. */
const banks: readonly Banked[] = [
  [1001, 'Maya Whitfield', '4000126789', '0012-104417-3'],
  [1002, 'Daniel Okafor', '4000124410'],
  [iris, 'Iris Castellano', '4000123301'],
  [1031, 'Tomas Ferreira', '4000123412'],
  [1033, 'Gus Moreau', '4000123523'],
];

const irisCard: Card = {
  firstName: 'Iris',
  lastName: 'Castellano',
  cardNumber: '4242424242424242',
  brand: 'Visa',
  expiration: '',
  securityCode: '',
  zip: '52401',
  address1: '',
  address2: '',
  city: '',
  state: '',
  debitCredit: 'debit',
};

/** `MM/YY`, `years` after a day. */
const expirationIn = (today: LocalDate, years: number): string =>
  `${today.slice(5, 7)}/${String(Number(today.slice(2, 4)) + years).padStart(2, '0')}`;

/** Saved methods, and the planned payments of Iris's second loan. */
export async function seedMethods(
  tx: Executor,
  { secrets }: Services,
  today: LocalDate,
): Promise<void> {
  for (const [owner, ownerName, accountNumber, defaultOf] of banks) {
    const account = { accountType: 'Checking', ownerName, accountNumber } as const;
    const saved = await saveBankAccount(tx, secrets, owner, {
      ...account,
      routingNumber: '071000301',
    });
    if (saved.ok && defaultOf) {
      await setDefaultMethodOf(tx, defaultOf, { isCard: false, profileId: saved.value });
    }
  }
  const expiration = expirationIn(today, 3);
  const visa = await saveCard(tx, secrets, iris, { ...irisCard, expiration });
  await saveCard(tx, secrets, iris, {
    ...irisCard,
    cardNumber: '5555555555554444',
    brand: 'Mastercard',
    expiration,
    debitCredit: 'credit',
  });
  if (!visa.ok) return;
  await setDefaultMethodOf(tx, '0012-150010-4', { isCard: true, profileId: visa.value });
  await seedPlanned(tx, visa.value, secrets.seal(irisCard.cardNumber), expiration, today);
}

/** The submission that a seeded payment refers to. */
async function submission(tx: Executor, reference: string): Promise<number> {
  const inserted = await tx.first(
    object({ id: number() }),
    `INSERT INTO submissions (borrower_id, idempotency_key, fingerprint, status, reference,
     started_at) VALUES (?, ?, '', 'posted', ?, 0) RETURNING id`,
    [iris, `seed ${reference}`, reference],
  );
  if (!inserted) throw new Error('A submission without an id');
  return inserted.id;
}

async function seedPlanned(
  tx: Executor,
  profileId: string,
  sealedNumber: string,
  expiration: string,
  today: LocalDate,
): Promise<void> {
  const planned = { borrowerId: iris, account: '0012-150026-1', isCard: true, profileId };
  for (const [reference, ahead] of [
    ['CV-SEED-0001', 3],
    ['CV-SEED-0002', 10],
  ] as const) {
    await schedulePayment(tx, {
      ...planned,
      submissionId: await submission(tx, reference),
      payOn: addDays(today, ahead),
      amount: cents(5_000),
      isPayoff: false,
      fee: cents(0),
      lastFour: '4242',
      sealedNumber,
      expiration,
      reference,
    });
  }
  await addRecurring(tx, {
    ...planned,
    submissionId: await submission(tx, 'CV-SEED-0003'),
    frequency: 'TwoWeeks',
    firstOn: addDays(today, 5),
    daysBefore: 0,
    amount: cents(10_000),
    additionalPrincipal: cents(0),
    fee: cents(0),
    reference: 'CV-SEED-0003',
    nextRun: 0,
  });
}
