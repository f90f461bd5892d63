import type { BankPayment, CardPayment, SubmissionCode } from '@portico/contract';
import { ok, refuse, type Checked, type LocalDate, type PaymentKind } from '@portico/rules';
import { useUpCardToken } from '../../cards/card-tokens';
import type { Executor, RequestDetails, Session } from '@portico/server/parts';
import { accountOf } from '../../ledger/account-store';
import type { Services } from '../../services';
import { recordPayment } from './record-payment';
import { refusalOf } from '../checks/check-submission';
import { draftAgreementRefusal } from '../draft-agreement-store';
import { loanFacts, type LoanFacts } from '../loan-facts';
import { chargeRefusal, payingBank, payingCard } from '../paying-method';
import { paymentRules, type PaymentRules } from '../payment-rules';
import { openPaymentToken } from '../payment-token';
import { newReference } from '../reference';
import { selectionRefusal } from '../checks/check-selection';

/** A payment that was accepted. */
export type Accepted = {
  readonly reference: string;
  /** `bank account ending in 6789` */
  readonly from: string;
  readonly payOn: LocalDate;
};

/** A submitted payment; `kind` and `type` name which of the six calls it used. */
export type Submitted = { readonly kind: PaymentKind } & (
  | { readonly type: 'ach'; readonly input: BankPayment }
  | { readonly type: 'card'; readonly input: CardPayment }
);

/** A submitted payment with its session and request. */
export type PaymentRequest = {
  readonly submitted: Submitted;
  readonly session: Session;
  readonly request: RequestDetails;
  readonly submissionId: number;
};

/** Checks a payment by every rule and books it, within one transaction. */
export async function processPayment(
  tx: Executor,
  services: Services,
  paymentRequest: PaymentRequest,
): Promise<Checked<Accepted, SubmissionCode>> {
  const { submitted, session, request, submissionId } = paymentRequest;
  const { kind, input } = submitted;
  const { borrowerId, username } = session;
  const facts = await factsOf(tx, services, paymentRequest);
  if (!facts.ok) return facts;
  const rules = await paymentRules(services);
  const payer = { borrowerId, today: request.today, now: request.now };
  const method = await methodOf(tx, services, payer, submitted, rules);
  if (!method.ok) return method;
  const { payment } = input;
  const check = { kind, payment, facts: facts.value, rules, username, method: method.value };
  const refusal =
    refusalOf(check) ??
    (await draftAgreementRefusal(tx, services, { payer, submitted, rules })) ??
    (kind === 'immediate'
      ? chargeRefusal(services.secrets, method.value, request.today)
      : undefined);
  if (refusal) return refuse(refusal);
  if (submitted.type === 'card') await useUpCardToken(tx, submitted.input.payment.method.cardToken);
  const reference = newReference();
  const accepted = { ...check, method: method.value, reference, submissionId, borrowerId };
  const payOn = await recordPayment(tx, accepted);
  const { name, lastFour } = method.value;
  return ok({ reference, payOn, from: `${name} ending in ${lastFour}` });
}

function methodOf(
  tx: Executor,
  services: Services,
  payer: Parameters<typeof payingBank>[2],
  { type, input }: Submitted,
  { cards }: PaymentRules,
) {
  return type === 'ach'
    ? payingBank(tx, services, payer, input.payment.method)
    : payingCard(tx, services, payer, input.payment.method, cards);
}

async function factsOf(
  tx: Executor,
  services: Services,
  { submitted: { input }, session, request }: PaymentRequest,
): Promise<Checked<LoanFacts, SubmissionCode>> {
  const { secrets, settings } = services;
  const { borrowerId } = session;
  if ((await settings.host('niteMode')) === 'true') return refuse('NiteMode');
  const number = openPaymentToken(secrets, input.paymentToken, borrowerId, request.now);
  const account = number && (await accountOf(tx, borrowerId, number));
  if (!account) return refuse('TokenExpired');
  const facts = await loanFacts(tx, services, account, request.today);
  if (!facts) return refuse('PaymentBlocked');
  const refusal = await selectionRefusal(services, facts);
  if (refusal === 'NoPaymentNeeded') return refuse(refusal);
  return refusal ? refuse('PaymentBlocked') : ok(facts);
}
