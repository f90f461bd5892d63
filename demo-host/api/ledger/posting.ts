import { addCents, cents, type Cents, type LocalDate } from '@portico/rules';

export const ledgerAccounts = [
  'principal',
  'interest',
  'fees',
  'savings',
  'cash',
  'income',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const postingKinds = [
  'advance',
  'accrual',
  'fee',
  'payment',
  'reversal',
  'deposit',
  'withdrawal',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** The amounts of an event by ledger account, in cents: above zero a debit, below zero a credit. */
export type Lines = Readonly<Partial<Record<LedgerAccount, Cents>>>;

/** One event in the ledger of an account. */
export type Posting = {
  readonly kind: PostingKind;
  readonly postedOn: LocalDate;
  /** `HH:mm` in the institution's zone. */
  readonly postedAt?: string | undefined;
  readonly description: string;
  readonly lines: Lines;
  /** Given to the borrower for a payment. */
  readonly reference?: string | undefined;
  /** What caused it; a second posting with the same cause cannot be made. */
  readonly cause?: string | undefined;
};

/** The amount of a posting in one ledger account. */
export function lineOf({ lines }: Posting, ledgerAccount: LedgerAccount): Cents {
  return lines[ledgerAccount] ?? cents(0);
}

/** The balance of a ledger account. */
export function balanceOf(postings: readonly Posting[], ledgerAccount: LedgerAccount): Cents {
  return addCents(...postings.map((posting) => lineOf(posting, ledgerAccount)));
}

/** Whether debits and credits are equal. */
export function isBalanced({ lines }: Posting): boolean {
  return addCents(...Object.values(lines)) === 0;
}

const negative = (amount: Cents): Cents => cents(0 - amount);

export type Event = {
  readonly on: LocalDate;
  readonly at?: string | undefined;
  readonly description: string;
  readonly cause?: string | undefined;
};

const posting = (kind: PostingKind, event: Event, lines: Lines): Posting => ({
  kind,
  postedOn: event.on,
  postedAt: event.at,
  description: event.description,
  cause: event.cause,
  lines,
});

/** Money lent. */
export const advance = (amount: Cents, event: Event): Posting =>
  posting('advance', event, { principal: amount, cash: negative(amount) });

/** Interest earned up to a day. */
export const accrual = (amount: Cents, event: Event): Posting =>
  posting('accrual', event, { interest: amount, income: negative(amount) });

/** A fee charged to the account. */
export const feeCharge = (amount: Cents, event: Event): Posting =>
  posting('fee', event, { fees: amount, income: negative(amount) });

/** Money put into a savings account or investment, or (below zero) taken out. */
export const saving = (amount: Cents, event: Event): Posting =>
  posting(amount < 0 ? 'withdrawal' : 'deposit', event, {
    cash: amount,
    savings: negative(amount),
  });

/** How a payment is split, and its processing fee. */
export type PaymentParts = {
  readonly fees: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** Paid beyond what was owed; the lender owes it back. */
  readonly surplus: Cents;
  readonly processingFee: Cents;
};

/** A payment from outside. */
export const paymentReceived = (
  parts: PaymentParts,
  event: Event & { readonly reference: string },
): Posting => ({
  ...posting('payment', event, {
    cash: addCents(...Object.values(parts)),
    fees: negative(parts.fees),
    interest: negative(parts.interest),
    principal: negative(parts.principal),
    savings: negative(parts.surplus),
    income: negative(parts.processingFee),
  }),
  reference: event.reference,
});

/** The end of the cause of additional principal; before it is the cause of its payment. */
export const principalMark = ' principal';

/** Additional principal: no installment is paid by it, so the next one stays due. */
export const principalReceived = (
  amount: Cents,
  event: Event & { readonly cause: string },
): Posting =>
  posting(
    'payment',
    { ...event, cause: event.cause + principalMark },
    { cash: amount, principal: negative(amount) },
  );

/** Whether a posting is additional principal, or its reversal. */
export const isPrincipalOnly = ({ cause }: Posting): boolean =>
  cause?.endsWith(principalMark) ?? false;

/** The cause of a payment, the same for the payment and its additional principal. */
export const paymentCause = (payment: Posting): string | undefined =>
  isPrincipalOnly(payment) ? payment.cause?.slice(0, -principalMark.length) : payment.cause;

/** The cause of the posting that reverses a payment; causes are unique, so it happens once. */
const reversalCause = ({ cause, reference }: Posting): string =>
  `reversal ${cause ?? reference ?? ''}`;

/** Takes a payment back that the bank returned: its lines the other way round. */
export const reversal = (payment: Posting, event: Event): Posting => ({
  ...posting('reversal', { ...event, cause: reversalCause(payment) }, {}),
  lines: Object.fromEntries(
    Object.entries(payment.lines).map(([name, amount]) => [name, negative(amount)]),
  ),
});

/** The payments that were not returned. */
export function keptPayments(postings: readonly Posting[]): Posting[] {
  const reversals = new Set(
    postings.filter(({ kind }) => kind === 'reversal').map(({ cause }) => cause),
  );
  return postings.filter((one) => one.kind === 'payment' && !reversals.has(reversalCause(one)));
}
