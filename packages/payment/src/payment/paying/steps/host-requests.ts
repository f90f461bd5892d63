import type { Cents } from '@portico/rules';
import type { FlowContext } from '../flow-context';
import type { HostRequest } from '../plan/choices';
import type { Plan } from '../plan/plan';
import { turnOffPayoff } from './choose-timing';

/**
 * Requests what the choices depend on: the payoff on a later day, a third party's fee. Each request
 * is sent once; an answer that the choices no longer need does not change the state.
 */
export function createHostRequests(flow: FlowContext) {
  const { ports, answers, disposed } = flow;
  const known = new Map<string, Cents>();
  const pending = new Set<Promise<void>>();

  const set = (of: 'quote' | 'fee', request: HostRequest) => {
    answers.value = { ...answers.peek(), [of]: request };
  };

  const request = async (
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
    set(of, { key, at: 'pending' });
    const amount = await load();
    if (amount !== undefined) known.set(key, amount);
    if (disposed() || answers.peek()[of]?.key !== key) return;
    if (amount !== undefined) set(of, { key, at: 'known', amount });
    else if (of === 'fee') set(of, { key, at: 'failed' });
    else turnOffPayoff(flow);
  };

  const start = (sent: Promise<void>) => {
    pending.add(sent);
    void sent.then(() => pending.delete(sent));
  };

  return {
    /** Requests what the plan lacks. */
    follow(plan: Plan | undefined): void {
      const quote = plan?.quote.needed;
      const fee = plan?.fee.needed;
      if (quote) start(request('quote', quote.key, () => ports.quote(quote)));
      else if (answers.peek().quote) answers.value = { ...answers.peek(), quote: undefined };
      if (fee) start(request('fee', fee.key, () => ports.fee(fee)));
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
    requestFeeAgain(): void {
      if (answers.peek().fee?.at === 'failed')
        answers.value = { ...answers.peek(), fee: undefined };
    },
  };
}
