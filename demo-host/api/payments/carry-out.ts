import { randomInt } from 'node:crypto';
import type { BankPayment, SubmissionCode } from '@portico/contract';
import { fail, ok, type LocalDate, type Outcome } from '@portico/rules';
import type { Executor } from '../database/database';
import type { Session, Visit } from '../http/visit';
import { accountOf } from '../ledger/account-store';
import { bookPayment } from '../ledger/ledger-store';
import type { Services } from '../services';
import { paymentRules, refusalOf, type Kind } from './check-submission';
import { loanFacts, type LoanFacts } from './loan-facts';
import { payingAccount, type PayingAccount } from './paying-account';
import { openPaymentToken } from './payment-token';
import { schedulePayment } from './scheduled-store';
import { selectionRefusal } from './selection';

/** A payment that was accepted. */
export type Accepted = {
  readonly reference: string;
  readonly lastFour: string;
  readonly payOn: LocalDate;
};

/** Letters and digits that cannot be taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference number for a borrower to read out: CV-7K2M-9QXD. */
function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `CV-${four()}-${four()}`;
}

/** Who submits what. */
export type Order = {
  readonly kind: Kind;
  readonly input: BankPayment;
  readonly session: Session;
  readonly visit: Visit;
  readonly submissionId: number;
};

/** Holds a payment against every rule and books it, within one transaction. */
export async function carryOut(
  tx: Executor,
  services: Services,
  order: Order,
): Promise<Outcome<Accepted, SubmissionCode>> {
  const { kind, input, session, visit } = order;
  const facts = await factsOf(tx, services, order);
  if (!facts.ok) return facts;
  const { payment } = input;
  const rules = await paymentRules(services);
  const { username, borrowerId } = session;
  const refusal = refusalOf({ kind, payment, facts: facts.value, rules, username });
  if (refusal) return fail(refusal);
  const paying = await payingAccount(tx, services, borrowerId, visit, payment.method);
  if (!paying.ok) return paying;
  return ok(await book(tx, order, facts.value, paying.value));
}

async function factsOf(
  tx: Executor,
  services: Services,
  { input, session, visit }: Order,
): Promise<Outcome<LoanFacts, SubmissionCode>> {
  const { secrets, settings } = services;
  const { borrowerId } = session;
  if ((await settings.host('niteMode')) === 'true') return fail('NiteMode');
  const number = openPaymentToken(secrets, input.encryptedData, borrowerId, visit.now);
  const account = number && (await accountOf(tx, borrowerId, number));
  if (!account) return fail('TokenExpired');
  const facts = await loanFacts(tx, services, account, visit.today);
  if (!facts) return fail('PaymentBlocked');
  const refusal = await selectionRefusal(services, facts);
  if (refusal === 'NoPaymentNeeded') return fail(refusal);
  return refusal ? fail('PaymentBlocked') : ok(facts);
}

async function book(
  tx: Executor,
  { kind, input, session, submissionId }: Order,
  { account, dateLimits: { today } }: LoanFacts,
  paying: PayingAccount,
): Promise<Accepted> {
  const { paymentAmount: amount, firstPartyFee, paymentDate } = input.payment.details;
  const reference = newReference();
  const payOn = kind === 'immediate' ? today : (paymentDate ?? today);
  if (kind === 'immediate') {
    await bookPayment(tx, account, {
      amount,
      processingFee: firstPartyFee,
      on: today,
      description: `Payment from bank account x${paying.lastFour}`,
      reference,
      cause: causeOf(submissionId),
    });
  } else {
    const { borrowerId } = session;
    const { number } = account;
    await schedulePayment(tx, {
      ...paying,
      submissionId,
      borrowerId,
      account: number,
      payOn,
      amount,
      fee: firstPartyFee,
      reference,
    });
  }
  return { reference, lastFour: paying.lastFour, payOn };
}

/** What ties a posting to its submission: no submission can be booked twice. */
export const causeOf = (submissionId: number): string => `submission ${submissionId}`;
