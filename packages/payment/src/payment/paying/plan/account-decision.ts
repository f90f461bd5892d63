import { readOr, type Account } from '@portico/contract';
import {
  cents,
  decideAfterLoad,
  decideBeforeLoad,
  methodSaving,
  thirdPartyApplies,
  type Checked,
} from '@portico/rules';
import type { SavedMethods } from '../methods/method';
import type { AccountStep, PaymentContext, PaymentInfo } from './choices';
import type { PostingPeriod } from './posting-period';

/** The host's answer about a loan, or the code that says why it cannot be paid. */
export type LoanAnswer = Checked<{ readonly info: PaymentInfo; readonly saved: SavedMethods }>;

/** The step after choosing an account, before any request to the host (payments §4). */
export function beforeLoad(account: Account, { settings }: PaymentContext): AccountStep {
  const decision = decideBeforeLoad({
    comment: account.comment ?? '',
    // Without a balance, the payment information decides.
    balance: account.balance ?? cents(1),
    onlineBlocked: account.blockOnlinePayment,
    achBlocked: account.blockAchPayment,
    cardBlocked: account.blockCardPayment,
    thirdPartyApplies: thirdPartyApplies(account.number, settings.thirdParty),
    blockedHoldCodes: settings.blockedHoldCodes,
  });
  if (!decision.ok) return { at: 'refused', account, code: decision.error.code };
  return decision.value === 'thirdParty'
    ? { at: 'thirdParty', account, url: settings.thirdPartyUrl }
    : { at: 'loading', account };
}

/**
 * The step after the host's answer (payments §4; D72, D73, D76, D86).
 *
 * @param asOf when the loan was requested
 */
export function afterLoad(
  account: Account,
  answer: LoanAnswer,
  context: PaymentContext,
  asOf: PostingPeriod,
): AccountStep {
  if (!answer.ok) return { at: 'refused', account, code: answer.error.code };
  const { info, saved } = answer.value;
  const { settings } = context;
  const decision = decideAfterLoad({
    achBlocked: account.blockAchPayment || info.blockAchPayment,
    cardBlocked: account.blockCardPayment || info.blockCardPayment,
    allowAch: info.paymentOptions.allowACH,
    allowCards: info.paymentOptions.allowCards,
    holdCode48: settings.holdCode48,
    immediateAchBlockedAfterCutoff: info.blockImmediateACHPaymentsAfterCutoffTime,
    scheduledPayments: paymentsToCome(info),
    onlyImmediate: onlyImmediate(info),
  });
  if (!decision.ok) return { at: 'refused', account, code: decision.error.code };
  const saving = {
    ach: methodSaving({ type: 'ach', ...settings.saving.ach, personalUser: context.personalUser }),
    card: methodSaving({
      type: 'card',
      ...settings.saving.card,
      personalUser: context.personalUser,
    }),
  };
  const types = decision.value.filter((type) => saving[type].save || saving[type].singleUse);
  if (types.length === 0) return { at: 'refused', account, code: 'NoAchPayment' };
  return { at: 'open', account, loan: { info, saved, types, saving, asOf } };
}

/** Whether the host allows only payments of today for the loan (payments §3). */
export function onlyImmediate(info: PaymentInfo): boolean {
  return info.restrictionCode === 'InterestTooHighForDelayedPayment';
}

/**
 * How many scheduled payments are still to come: the host also lists those that were just posted.
 * Where they could not be read, the host decides.
 */
export function paymentsToCome({ scheduledPayments }: PaymentInfo): number {
  return readOr(scheduledPayments, []).filter(({ hasBeenPosted }) => !hasBeenPosted).length;
}
