import { batch } from '@preact/signals-core';
import type { FlowContext } from '../flow-context';
import { kindOf } from '../methods/method';
import type { Handlers, TimingEvents } from '../paying.events';
import type { Choices, Timing } from '../plan/choices';
import { startTiming } from '../plan/start-timing';
import { editChoices, noAmounts, noAnswers } from './edit-choices';

type OneTime = Extract<Timing, { frequency: 'OneTime' }>;

/** The frequency step: how often, on which days, and whether the loan is paid off (payments §4). */
export function timingHandlers(flow: FlowContext): Handlers<TimingEvents> {
  const { choices, answers, plan } = flow;
  return {
    /** Choosing a frequency clears the amount. */
    chooseFrequency({ frequency }) {
      const { account, method } = choices.peek();
      if (account.at !== 'open' || !method) return;
      const context = flow.now();
      if (!plan.peek()?.frequencies.includes(frequency)) return;
      answers.value = noAnswers;
      const timing = startTiming(frequency, account, method, context);
      editChoices(flow, { ...noAmounts, timing });
    },
    payToday: () => editOneTime(flow, { when: { choice: 'today' } }, {}, true),
    payLater: ({ text }) => editOneTime(flow, { when: { choice: 'later', text } }, {}, true),
    payOff({ on }) {
      const { method } = choices.peek();
      if (!method) return;
      answers.value = { ...answers.peek(), quoteFailed: false };
      const later = flow.now().settings.payoff.allowFuture[kindOf(method).type];
      const today: Partial<OneTime> = on && !later ? { when: { choice: 'today' } } : {};
      editOneTime(flow, { ...today, payoff: on }, noAmounts, false);
    },
    chooseDays({ days }) {
      if (choices.peek().timing?.frequency === 'DaysBeforeDue') {
        editChoices(flow, { timing: { frequency: 'DaysBeforeDue', days } }, true);
      }
    },
    typeFirstDay({ text }) {
      const { timing } = choices.peek();
      if (timing && 'text' in timing) editChoices(flow, { timing: { ...timing, text } }, true);
    },
  };
}

/**
 * No quote was received: turns the payoff off and shows the reason, in every step. A payment that is
 * reviewed or sent stays as it was reviewed.
 */
export function turnOffPayoff({ answers, choices }: FlowContext): void {
  const { timing } = choices.peek();
  // In one batch: a payoff without a quote would request it again.
  batch(() => {
    answers.value = { ...answers.peek(), quote: undefined, quoteFailed: true };
    if (timing?.frequency === 'OneTime') {
      choices.value = { ...choices.peek(), ...noAmounts, timing: { ...timing, payoff: false } };
    }
  });
}

function editOneTime(
  flow: FlowContext,
  change: Partial<OneTime>,
  patch: Partial<Choices>,
  keepsRefusal: boolean,
): void {
  const { timing } = flow.choices.peek();
  if (timing?.frequency !== 'OneTime') return;
  editChoices(flow, { ...patch, timing: { ...timing, ...change } }, keepsRefusal);
}
