import type { Submission } from '../delivery/submission';
import type { ReadyPayment } from '../plan/plan';

/** A value for each field of a type, so that a new field cannot be forgotten. */
type Reviewed<T> = { readonly [F in keyof T]-?: (of: T) => unknown };

const submission: Reviewed<Submission> = {
  kind: (of) => of.kind,
  frequencyInfo: (of) => of.frequencyInfo,
  isPayoff: (of) => of.isPayoff,
  dueDate: (of) => of.dueDate,
  amount: (of) => of.amount,
  additionalPrincipalAmount: (of) => of.additionalPrincipalAmount,
  fees: (of) => of.fees,
  accountNumber: (of) => of.accountNumber,
  accountType: (of) => of.accountType,
  loanAccountNumber: (of) => of.loanAccountNumber,
  companyNumber: (of) => of.companyNumber,
  paymentToken: (of) => of.paymentToken,
  method: (of) => of.method,
  // Requested anew for each confirmation (D67).
  draftAgreementToken: () => undefined,
};

const payment: Reviewed<ReadyPayment> = {
  submission: (of) => Object.values(submission).map((read) => read(of.submission)),
  late: (of) => of.late,
  // A host may name it anew each time.
  replaces: (of) => of.replaces && { ...of.replaces, paymentId: undefined },
  fee: (of) => of.fee,
  total: (of) => of.total,
  paysTotalDue: (of) => of.paysTotalDue,
  postsOn: (of) => of.postsOn,
  remaining: (of) => of.remaining,
  pastCutoff: (of) => of.pastCutoff,
  recurring: (of) => of.recurring,
};

/** Whether two payments are the same in everything that the borrower reviews or that is sent (D165). */
export function samePayment(one: ReadyPayment, other: ReadyPayment): boolean {
  return Object.values(payment).every((read) => isSame(read(one), read(other)));
}

/** Compares plain data by name, in any order; a field that is undefined may be missing. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  const names = new Set([...fields.keys(), ...others.keys()]);
  return [...names].every((name) => isSame(fields.get(name), others.get(name)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fieldsOf = (value: object) => new Map(Object.entries<unknown>({ ...value }));
