import { shortMark, type DraftValues } from '@portico/core/drafts';
import {
  formatMoney,
  isRecurringFrequency,
  parseMoney,
  sameIdentifier,
  type Frequency,
  type Identifier,
} from '@portico/rules';
import { profileIdOf } from '../methods/method';
import type { PaymentEvent } from '../paying.events';
import type { Choices, Timing } from '../plan/choices';

/** The name of the payment's draft. */
export const paymentDraft = 'payment';

/**
 * The borrower's own choices as texts; empty without one. A new method is entered again. An amount
 * that is the amount due is preselected anew, because what is due may change.
 */
export function draftOf(choices: Choices): DraftValues {
  const { account, type, method, timing, amount, principal, replaces, edited } = choices;
  if (account.at !== 'open' || type === undefined || !edited) return {};
  const due = formatMoney(account.loan.info.totalAmountDue).slice(1);
  const values = {
    loan: shortMark(account.account.number),
    type,
    method: method && textOf(profileIdOf(method)),
    ...(method && timing && timingTexts(timing)),
    amount: amount.text === due ? undefined : amount.text,
    principal: principal.text,
    replaces: replaces && 'autopay',
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => (text ? [[field, text]] : [])),
  );
}

const textOf = (id: Identifier | undefined) => (id === undefined ? undefined : String(id));

function timingTexts(timing: Timing) {
  const { frequency } = timing;
  switch (frequency) {
    case 'OneTime':
      return {
        frequency,
        payoff: timing.payoff ? 'on' : undefined,
        day: timing.when.choice === 'later' ? timing.when.text : 'today',
      };
    case 'OnDueDate':
      return { frequency };
    case 'DaysBeforeDue':
      return { frequency, days: timing.days === undefined ? undefined : String(timing.days) };
    default:
      return { frequency, day: timing.text };
  }
}

/**
 * The events that choose the same again: each is checked by the rules and the loan of now, so that
 * a day that has passed or an amount that is too high is shown as such.
 */
export function eventsOf(draft: DraftValues, { type, method }: Choices): readonly PaymentEvent[] {
  const { type: kept, method: profileId } = draft;
  const events: PaymentEvent[] = draft['replaces'] ? [{ type: 'replaceAutopay' }] : [];
  if (kept !== type && (kept === 'ach' || kept === 'card')) {
    events.push({ type: 'chooseType', paymentType: kept });
  }
  if (profileId !== undefined && !(method && sameIdentifier(profileIdOf(method), profileId))) {
    events.push({ type: 'chooseSaved', profileId });
  }
  return [...events, ...timingEvents(draft), ...amountEvents(draft)];
}

function timingEvents({ frequency, payoff, day, days }: DraftValues): readonly PaymentEvent[] {
  if (frequency === undefined || !isFrequency(frequency)) return [];
  if (frequency === 'OneTime') {
    const when: PaymentEvent[] =
      day === 'today' ? [{ type: 'payToday' }] : day ? [{ type: 'payLater', text: day }] : [];
    return payoff ? [{ type: 'payOff', on: true }, ...when] : when;
  }
  const chosen: PaymentEvent = { type: 'chooseFrequency', frequency };
  if (frequency === 'DaysBeforeDue' && days !== undefined) {
    return [chosen, { type: 'chooseDays', days: Number(days) }];
  }
  return day ? [chosen, { type: 'typeFirstDay', text: day }] : [chosen];
}

function amountEvents({ amount, principal }: DraftValues): readonly PaymentEvent[] {
  return [
    ...(amount ? [{ type: 'typeAmount', text: amount, amount: parseMoney(amount) } as const] : []),
    ...(principal
      ? [{ type: 'typePrincipal', text: principal, amount: parseMoney(principal) } as const]
      : []),
  ];
}

function isFrequency(text: string): text is Frequency {
  return text === 'OneTime' || isRecurringFrequency(text);
}
