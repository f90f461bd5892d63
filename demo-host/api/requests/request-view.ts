import type { BorrowerRequest } from '@portico/contract';
import { accountKind, addCents, addDays, cents, type Cents, type LocalDate } from '@portico/rules';
import { savedIn, type AccountView } from '../accounts/account-view';
import { keptPayments, lineOf } from '../ledger/posting';
import { bankRules } from './bank-rules';
import { isAwaited } from './reply-to-request';
import type { RequestMessage, StoredRequest } from './request-store';

type Promised = { readonly sentOn: LocalDate; readonly date: LocalDate; readonly amount: Cents };

/** The day on which the payments since a promise reached its amount, with their sum; undefined without. */
function keptBy({ postings }: Pick<AccountView, 'postings'>, { sentOn, date, amount }: Promised) {
  let paid = cents(0);
  for (const one of keptPayments(postings)) {
    if (one.postedOn < sentOn || one.postedOn > date) continue;
    paid = addCents(paid, lineOf(one, 'cash'));
    if (paid >= amount) return { date: one.postedOn, amount: paid };
  }
  return undefined;
}

type Standing = Pick<BorrowerRequest, 'state' | 'stateWords' | 'stateSince' | 'outcomes'>;

const notKept = {
  en: 'The payment was not received by that day',
  es: 'El pago no se recibió hasta ese día',
};

/** A promise is kept, or not, by what was paid since: derived, and not stored. */
function standingOf(request: StoredRequest, view: AccountView | undefined): Standing {
  const { state, stateSince, outcomes, kind, values, sentOn } = request;
  const stored = { state, stateWords: {}, stateSince, outcomes };
  const date = values.find((value) => value.date)?.date;
  const amount = values.find((value) => value.amount !== undefined)?.amount;
  if (kind !== 'promiseToPay' || state !== 'approved' || !view || !date || amount === undefined)
    return stored;
  const kept = keptBy(view, { sentOn, date, amount });
  if (kept) {
    const received = { result: 'paymentReceived', words: {}, ...kept };
    return { ...stored, state: 'done', stateSince: kept.date, outcomes: [...outcomes, received] };
  }
  if (date >= view.today) return stored;
  return { ...stored, state: 'notKept', stateWords: notKept, stateSince: addDays(date, 1) };
}

/** A request as the borrower reads it. */
export function requestView(
  request: StoredRequest,
  messages: readonly RequestMessage[],
  view: AccountView | undefined,
): BorrowerRequest {
  const { reference, account, kind, sentOn, answerBy, values, missing, reason } = request;
  return {
    referenceNumber: reference,
    accountNumber: account,
    kind,
    title: {},
    sentOn,
    answerBy,
    isByLender: false,
    values,
    missing,
    messages,
    reason: reason === undefined ? {} : { en: reason },
    ...standingOf(request, view),
    canReply: isAwaited(request),
    canWithdraw: isAwaited(request),
  };
}

/** What the lender does after a payoff without being asked: it releases the lien, and pays back. */
export function afterPayoff({ account, loanState, postings, today }: AccountView) {
  const paidOn = loanState?.lastPayment?.on;
  if (accountKind(account.type) !== 'loan' || loanState?.payoff !== 0 || !paidOn) return [];
  const by = addDays(paidOn, bankRules.daysToReleaseLien);
  const isDone = by <= today;
  const common = {
    accountNumber: account.number,
    title: {},
    stateWords: {},
    sentOn: paidOn,
    answerBy: by,
    isByLender: true,
    values: [],
    messages: [],
    missing: [],
    reason: {},
    canReply: false,
    canWithdraw: false,
  };
  const lien: BorrowerRequest = {
    ...common,
    referenceNumber: `LIEN-${account.number}`,
    kind: 'lienStatus',
    state: isDone ? 'done' : 'approved',
    stateSince: isDone ? by : paidOn,
    outcomes: [{ result: 'lienReleased', words: {}, date: by }],
  };
  const amount = savedIn(postings);
  if (amount <= 0) return [lien];
  const refund: BorrowerRequest = {
    ...common,
    referenceNumber: `REFUND-${account.number}`,
    kind: 'creditBalanceRefund',
    state: 'approved',
    stateSince: paidOn,
    outcomes: [{ result: 'refunded', words: {}, date: by, amount }],
  };
  return [lien, refund];
}
