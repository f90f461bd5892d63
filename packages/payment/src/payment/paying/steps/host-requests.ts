import type { Cents } from '@portico/rules';
import type { Plan } from '../plan/plan';
import type { Asked, HostAnswers } from '../paying.state';
import type { FlowContext } from '../flow-context';

export const nothingAsked: HostAnswers = { quote: undefined, fee: undefined, quoteFailed: false };

/**
 * Requests what the choices depend on: the payoff on a later day, a third party's fee. Each request
 * is sent once; an answer that the choices no longer need does not change the state.
 */
export function createAsking(flow: FlowContext, quoteFailed: () => void) {
  const { ports, answers, disposed } = flow;
  const known = new Map<string, Cents>();
  const pending = new Set<Promise<void>>();

  const set = (of: 'quote' | 'fee', asked: Asked) => {
    answers.value = { ...answers.peek(), [of]: asked };
  };

  const ask = async (
    of: 'quote' | 'fee',
    key: string,
    load: () => Promise<Cents | undefined>,
  ): Promise<void> => {
    if (answers.peek()[of]?.key === key) return;
    const cached = known.get(key);
    if (cached !== undefined) {
      set(of, { key, at: 'known', amount: cached });
      return;
    }
    set(of, { key, at: 'asking' });
    const amount = await load();
    if (amount !== undefined) known.set(key, amount);
    if (disposed() || answers.peek()[of]?.key !== key) return;
    if (amount !== undefined) set(of, { key, at: 'known', amount });
    else if (of === 'fee') set(of, { key, at: 'failed' });
    else quoteFailed();
  };

  const start = (asked: Promise<void>) => {
    pending.add(asked);
    void asked.then(() => pending.delete(asked));
  };

  return {
    /** Requests what the plan lacks. */
    follow(plan: Plan | undefined): void {
      const quote = plan?.quote.wanted;
      const fee = plan?.fee.wanted;
      if (quote) start(ask('quote', quote.key, () => ports.quote(quote)));
      else if (answers.peek().quote) answers.value = { ...answers.peek(), quote: undefined };
      if (fee) start(ask('fee', fee.key, () => ports.fee(fee)));
    },
    /** The host's answers are out of date: they are requested again. */
    forget(): void {
      known.clear();
      answers.value = { ...answers.peek(), quote: undefined, fee: undefined };
    },
    /** Resolves once every request is answered, including those an answer leads to. */
    async answered(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
    askFeeAgain(): void {
      if (answers.peek().fee?.at === 'failed')
        answers.value = { ...answers.peek(), fee: undefined };
    },
  };
}
