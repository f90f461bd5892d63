import { isClosed } from '../account';
import type { Cents } from '../values/money';
import { ok, refuse, type Checked } from '../values/outcome';
import type { PaymentType } from './payment-type';

/**
 * Why an account cannot be paid. The codes are the server's where it has one, so that both map to
 * the same text (payments §8).
 */
export type SelectionCode =
  | 'AccountClosed'
  | 'PaymentBlocked'
  | 'NoPaymentOnline'
  | 'NoAchPayment'
  | 'NoPaymentNeeded'
  | 'DisabledPaymentsAfterCutoffTime';

/** An account's facts from the list, before its payment information is requested. */
export type AccountBeforeLoad = {
  /** The hold code. */
  readonly comment: string;
  readonly balance: Cents;
  readonly onlineBlocked: boolean;
  readonly achBlocked: boolean;
  readonly cardBlocked: boolean;
  readonly thirdPartyApplies: boolean;
  /** Hold codes the lender blocks payments for (D71). */
  readonly blockedHoldCodes: readonly string[];
};

type BeforeLoad = Checked<'load' | 'thirdParty', SelectionCode>;

/**
 * The rules that need no payment information, first match wins: blocks precede the balance (D74).
 * One blocked type does not decide, because only the payment information shows whether the other is
 * allowed (D72).
 */
const beforeLoad: readonly (readonly [(a: AccountBeforeLoad) => boolean, BeforeLoad])[] = [
  [(a) => isClosed(a.comment), refuse('AccountClosed')],
  [(a) => holdCodeIn(a.blockedHoldCodes, a.comment), refuse('PaymentBlocked')],
  [(a) => a.onlineBlocked, refuse('NoPaymentOnline')],
  [(a) => a.achBlocked && a.cardBlocked, refuse('PaymentBlocked')],
  [(a) => a.achBlocked && a.thirdPartyApplies, refuse('PaymentBlocked')],
  [(a) => a.balance === 0, refuse('NoPaymentNeeded')],
  [(a) => a.thirdPartyApplies, ok('thirdParty')],
];

/**
 * The result of choosing an account: load its payment information, open a third party's site, or a
 * refusal.
 */
export function decideBeforeLoad(account: AccountBeforeLoad): BeforeLoad {
  const match = beforeLoad.find(([applies]) => applies(account));
  return match?.[1] ?? ok('load');
}

/** The facts from the payment information. */
export type AccountAfterLoad = {
  readonly achBlocked: boolean;
  readonly cardBlocked: boolean;
  readonly allowAch: boolean;
  readonly allowCards: boolean;
  /**
   * The lender's hold-code-48 setting: an account without ACH is treated as blocked for ACH (D73).
   */
  readonly holdCode48: boolean;
  readonly immediateAchBlockedAfterCutoff: boolean;
  readonly scheduledPayments: number;
  /** The loan can only be paid today. */
  readonly onlyImmediate: boolean;
};

const afterLoad: readonly (readonly [(a: AccountAfterLoad) => boolean, SelectionCode])[] = [
  [(a) => achCountsAsBlocked(a) && !cardOffered(a), 'PaymentBlocked'],
  [(a) => a.cardBlocked && !a.allowAch, 'PaymentBlocked'],
  [
    (a) => a.immediateAchBlockedAfterCutoff && a.scheduledPayments > 0 && !a.allowCards,
    'DisabledPaymentsAfterCutoffTime',
  ],
  [
    (a) => a.immediateAchBlockedAfterCutoff && a.onlyImmediate && !cardOffered(a),
    'DisabledPaymentsAfterCutoffTime',
  ],
  [(a) => !achOffered(a) && !cardOffered(a), 'NoAchPayment'],
];

/** The payment types to offer, or why there are none (payments §4; D72, D73, D76). */
export function decideAfterLoad(
  account: AccountAfterLoad,
): Checked<readonly PaymentType[], SelectionCode> {
  const refusal = afterLoad.find(([applies]) => applies(account));
  if (refusal) return refuse(refusal[1]);
  const types: PaymentType[] = [];
  if (achOffered(account)) types.push('ach');
  if (cardOffered(account)) types.push('card');
  return ok(types);
}

function achCountsAsBlocked(a: AccountAfterLoad): boolean {
  return a.achBlocked || (a.holdCode48 && !a.allowAch);
}

function achOffered(a: AccountAfterLoad): boolean {
  return a.allowAch && !a.achBlocked;
}

function cardOffered(a: AccountAfterLoad): boolean {
  return a.allowCards && !a.cardBlocked;
}

function holdCodeIn(codes: readonly string[], comment: string): boolean {
  const code = comment.trim().toLowerCase();
  return code !== '' && codes.some((blocked) => blocked.trim().toLowerCase() === code);
}
