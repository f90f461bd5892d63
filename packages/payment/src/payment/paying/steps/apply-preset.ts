import { addCents, formatDate, formatMoney, ok, type Cents } from '@portico/rules';
import type { PaymentPreset } from '@portico/shared/payment-preset';
import { repeats } from '../../meant';
import type { FlowContext } from '../flow-context';
import { timingHandlers } from './choose-timing';
import { editChoices, noAmounts } from './edit-choices';
import { amountHandlers } from './enter-amount';

type Part = keyof PaymentPreset;

/**
 * Chooses what the borrower meant (D178), as if it were typed: once a method is chosen, and again
 * with another one, until the borrower chooses another day, frequency or amount. Where the loan does
 * not allow the kind of payment that was meant, no amount is chosen in its place.
 */
export function applyPreset(flow: FlowContext): void {
  const { choices, meant } = flow;
  const before = meant.peek();
  if (before === undefined || choices.peek().method === undefined) return;
  const { preset } = before;
  const refused: Part[] = before.refused.includes('method') ? ['method'] : [];
  const kind = repeats(preset) ? repeat(flow, preset) : payOnce(flow, preset);
  if (kind.length > 0) editChoices(flow, noAmounts);
  else if (!preset.payoff) refused.push(...payAmounts(flow, preset));
  const isChange = choices.peek().replaces !== undefined;
  meant.value = { ...before, refused: [...refused, ...kind], isChange };
}

/** Chooses the frequency, else the first one that repeats; returns what the loan does not allow. */
function repeat(flow: FlowContext, { frequency, day }: PaymentPreset): readonly Part[] {
  // The autopay that it replaces is filled in.
  const { replaces, timing } = flow.choices.peek();
  if (replaces) return timing?.frequency === 'OneTime' ? ['frequency'] : [];
  const { chooseFrequency, typeFirstDay } = timingHandlers(flow);
  const offered = (flow.plan.peek()?.frequencies ?? []).filter((each) => each !== 'OneTime');
  const chosen = offered.find((each) => each === frequency) ?? offered[0];
  if (chosen === undefined) return ['frequency'];
  chooseFrequency({ type: 'chooseFrequency', frequency: chosen });
  if (day) typeFirstDay({ type: 'typeFirstDay', text: formatDate(day) });
  return [];
}

/** Chooses the payoff and the day. */
function payOnce(flow: FlowContext, { payoff, day }: PaymentPreset): readonly Part[] {
  const { payOff, payLater } = timingHandlers(flow);
  const { today } = flow.now();
  const timing = () => {
    const planned = flow.plan.peek()?.timing;
    return planned?.frequency === 'OneTime' ? planned : undefined;
  };
  if (payoff) {
    if (!timing()?.payoff.shown) return ['payoff'];
    payOff({ type: 'payOff', on: true });
  }
  if (day === undefined || day === today) return [];
  if (day < today || timing()?.onlyToday) {
    if (payoff) payOff({ type: 'payOff', on: false });
    return ['day'];
  }
  payLater({ type: 'payLater', text: formatDate(day) });
  return [];
}

function payAmounts(flow: FlowContext, { amount, principal }: PaymentPreset): readonly Part[] {
  const { chooseAmount, typeAmount, touchAmount, typePrincipal } = amountHandlers(flow);
  const { account } = flow.choices.peek();
  const info = account.at === 'open' ? account.loan.info : undefined;
  const refused: Part[] = [];
  if (amount !== undefined) {
    if (flow.plan.peek()?.amount?.step !== 'editable') refused.push('amount');
    else if (amount === info?.totalAmountDue) chooseAmount({ type: 'chooseAmount', answer: 'due' });
    else typeAmount({ type: 'typeAmount', ...typed(amount) });
    if (flow.plan.peek()?.amount?.entered.ok === false) touchAmount({ type: 'touchAmount' });
  }
  if (principal !== undefined) {
    const { step, additionalPrincipal } = flow.plan.peek()?.amount ?? {};
    const regular = info?.regularPaymentAmount ?? info?.totalAmountDue;
    if (additionalPrincipal) typePrincipal({ type: 'typePrincipal', ...typed(principal) });
    else if (step === 'editable' && regular) {
      typeAmount({ type: 'typeAmount', ...typed(addCents(regular, principal)) });
    } else refused.push('principal');
  }
  return refused;
}

const typed = (amount: Cents) => ({ text: formatMoney(amount).slice(1), amount: ok(amount) });
