import type { Frequency } from '@portico/rules';
import { batch } from '@preact/signals-core';
import { kindOf } from '../methods/method';
import { nothingAsked } from './host-requests';
import { unentered } from './open-account';
import type { Choices, Timing, When } from '../paying.state';
import type { FlowContext } from '../flow-context';
import { startTiming } from '../plan/start-timing';

type Once = Extract<Timing, { frequency: 'OneTime' }>;

/** The frequency step: how often, on which days, and whether the loan is paid off (payments §4). */
export function createChoosingWhen(
  { ports, choices, answers, planned }: FlowContext,
  edit: (patch: Partial<Choices>, refusalStays?: boolean) => void,
) {
  const once = (change: (timing: Once) => Once, patch: Partial<Choices>, refusalStays: boolean) => {
    const { timing } = choices.peek();
    if (timing?.frequency !== 'OneTime') return;
    edit({ ...patch, timing: change(timing) }, refusalStays);
  };

  return {
    /** Choosing a frequency clears the amount. */
    chooseFrequency(frequency: Frequency) {
      const { account, method } = choices.peek();
      if (account.at !== 'open' || !method) return;
      if (!planned()?.frequencies.includes(frequency)) return;
      answers.value = nothingAsked;
      edit({ ...unentered, timing: startTiming(frequency, account, method, ports.context()) });
    },
    chooseWhen: (when: When) => once((timing) => ({ ...timing, when }), {}, true),
    chooseDays(days: number) {
      if (choices.peek().timing?.frequency === 'DaysBeforeDue') {
        edit({ timing: { frequency: 'DaysBeforeDue', days } }, true);
      }
    },
    typeFirstDay(text: string) {
      const { timing } = choices.peek();
      if (timing && 'text' in timing) edit({ timing: { ...timing, text } }, true);
    },
    payOff(on: boolean) {
      const { method } = choices.peek();
      if (!method) return;
      answers.value = { ...answers.peek(), quoteFailed: false };
      const later = ports.context().settings.payoff.allowFuture[kindOf(method).type];
      once(
        (timing) => ({
          ...timing,
          payoff: on,
          when: on && !later ? { choice: 'today' } : timing.when,
        }),
        unentered,
        false,
      );
    },
    /** No quote was received: turns the payoff off and shows the reason. */
    giveUpPayoff() {
      // At once: a payoff without a quote would request it again.
      batch(() => {
        answers.value = { ...answers.peek(), quote: undefined, quoteFailed: true };
        once((timing) => ({ ...timing, payoff: false }), unentered, true);
      });
    },
  };
}
