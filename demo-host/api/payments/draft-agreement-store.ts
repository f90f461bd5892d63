import type {
  BankMethod,
  BankPayment,
  InputOf,
  SubmissionCode,
  draftAgreement,
} from '@portico/contract';
import { needsDraftAgreement, type Cents } from '@portico/rules';
import { nullable, number, object, pipe, string, transform } from 'valibot';
import { type Executor, hashToken, newToken, type Secrets } from '@portico/server/parts';
import { centsColumn } from '../ledger/account-store';
import type { Services } from '../services';
import type { Submitted } from './submission/process-payment';
import type { Payer } from './paying-method';
import type { PaymentRules } from './payment-rules';

/** Milliseconds for which a draft agreement can be opened and submitted. */
export const draftAgreementTime = 30 * 60_000;

/** A draft agreement as it was prepared. */
export type DraftAgreement = {
  readonly borrowerId: number;
  readonly account: string;
  readonly bankAccount: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly lastFour: string;
  readonly amount: Cents;
  readonly additionalPrincipal: Cents;
  /** Only for a payment by the due date. */
  readonly daysBefore: number | undefined;
  /** Minutes, as the browser gives them. */
  readonly localTimeOffset: number;
  /** Milliseconds on the real clock. */
  readonly preparedAt: number;
  readonly openedAt: number | undefined;
};

const row = pipe(
  object({
    borrower_id: number(),
    account: string(),
    bank_account: string(),
    bank_name: string(),
    routing_number: string(),
    last_four: string(),
    amount: centsColumn,
    additional_principal: centsColumn,
    days_before: nullable(number()),
    local_time_offset: number(),
    prepared_at: number(),
    opened_at: nullable(number()),
  }),
  transform((one): DraftAgreement => ({
    borrowerId: one.borrower_id,
    account: one.account,
    bankAccount: one.bank_account,
    bankName: one.bank_name,
    routingNumber: one.routing_number,
    lastFour: one.last_four,
    amount: one.amount,
    additionalPrincipal: one.additional_principal,
    daysBefore: one.days_before ?? undefined,
    localTimeOffset: one.local_time_offset,
    preparedAt: one.prepared_at,
    openedAt: one.opened_at ?? undefined,
  })),
);

/** A keyed hash to compare bank accounts by, without decrypting them. */
function markOf(secrets: Secrets, { profileId, routingNumber, accountNumber }: BankMethod): string {
  return secrets.fingerprint(String(profileId ?? `${routingNumber ?? ''} ${accountNumber}`));
}

/** Stores a draft agreement; resolves to the token that opens it. */
export async function prepareDraftAgreement(
  tx: Executor,
  secrets: Secrets,
  { borrowerId, now }: Payer,
  input: InputOf<typeof draftAgreement>,
  bank: { readonly name: string; readonly routingNumber: string; readonly lastFour: string },
): Promise<string> {
  const token = newToken();
  await tx.run('DELETE FROM draft_agreements WHERE prepared_at <= ?', [now - draftAgreementTime]);
  await tx.run('INSERT INTO draft_agreements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)', [
    hashToken(token),
    borrowerId,
    input.loanAccountNumber,
    markOf(secrets, input.achInfo),
    bank.name,
    bank.routingNumber,
    bank.lastFour,
    input.amount,
    input.additionalPrincipal,
    input.daysBeforeDue ?? null,
    input.localTimeOffset,
    now,
  ]);
  return token;
}

/** A draft agreement that has not expired. */
function draftAgreementOf(
  from: Executor,
  token: string,
  now: number,
): Promise<DraftAgreement | undefined> {
  return from.first(
    row,
    'SELECT * FROM draft_agreements WHERE token_hash = ? AND prepared_at > ?',
    [hashToken(token), now - draftAgreementTime],
  );
}

/** Opens a draft agreement to be read, once (D8); undefined when it was opened before. */
export async function openDraftAgreement(
  tx: Executor,
  token: string,
  now: number,
): Promise<DraftAgreement | undefined> {
  const opened = await tx.run(
    'UPDATE draft_agreements SET opened_at = ? WHERE token_hash = ? AND opened_at IS NULL',
    [now, hashToken(token)],
  );
  return opened === 1 ? draftAgreementOf(tx, token, now) : undefined;
}

/** Whether an agreement matches this payment; it names no day to compare (payments §7). */
function isOf(
  agreement: DraftAgreement,
  mark: string,
  { details, recurringDetails }: BankPayment['payment'],
): boolean {
  const byDueDate = recurringDetails?.recurringOption === 'DaysBeforeDue';
  return (
    agreement.account === details.loanAccountNumber &&
    agreement.bankAccount === mark &&
    agreement.amount === details.paymentAmount &&
    agreement.additionalPrincipal === details.additionalPrincipalAmount &&
    agreement.daysBefore === (byDueDate ? (recurringDetails.daysBeforeDue ?? 0) : undefined)
  );
}

/** A later bank payment needs an agreement that was opened, where the lender requires it (D67). */
export async function draftAgreementRefusal(
  tx: Executor,
  { secrets }: Services,
  {
    payer,
    submitted,
    rules,
  }: { readonly payer: Payer; readonly submitted: Submitted; readonly rules: PaymentRules },
): Promise<SubmissionCode | undefined> {
  if (submitted.type === 'card') return undefined;
  const { kind, input } = submitted;
  if (!needsDraftAgreement('ach', kind, rules.draftAgreement)) return undefined;
  const token = input.achDraftAgreementToken;
  const agreement = token && (await draftAgreementOf(tx, token, payer.now));
  if (!agreement || agreement.borrowerId !== payer.borrowerId) return 'DraftAgreementRequired';
  const mark = markOf(secrets, input.payment.method);
  return agreement.openedAt !== undefined && isOf(agreement, mark, input.payment)
    ? undefined
    : 'DraftAgreementRequired';
}
