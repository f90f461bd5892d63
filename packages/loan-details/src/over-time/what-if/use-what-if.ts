import { useCore } from '@portico/element';
import { ok, parseMoney, type Cents, type ParsedMoney } from '@portico/rules';
import { amountText } from '@portico/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoanPlan } from '../loan-plan';
import { suggestedAmounts } from './suggestions';
import { whatIf, type WhatIfResult } from './what-if-result';

/** Milliseconds after typing ends until the result follows. */
const typingDelay = 300;

/** The form of "what if", and its result. */
export type WhatIf = {
  readonly once: boolean;
  readonly chooseOnce: (once: boolean) => void;
  readonly text: string;
  readonly type: (text: string, amount: ParsedMoney) => void;
  readonly suggestions: readonly Cents[];
  readonly suggest: (amount: Cents) => void;
  /** The amount when typing last ended; the result is about it. */
  readonly amount: ParsedMoney;
  readonly result: WhatIfResult | undefined;
};

/** Keeps an extra amount, the second suggestion at first, and computes what it changes. */
export function useWhatIf(plan: LoanPlan): WhatIf {
  const { delay } = useCore().environment;
  const { installment } = plan.terms;
  const [once, chooseOnce] = useState(false);
  const [text, setText] = useState(() => {
    const [, second] = suggestedAmounts(installment, false);
    return second === undefined ? '' : amountText(second);
  });
  const [amount, setAmount] = useState(() => parseMoney(text));
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const result = useMemo(
    () => (amount.ok ? whatIf(plan, { amount: amount.value, once }) : undefined),
    [plan, amount, once],
  );
  return {
    once,
    chooseOnce,
    text,
    type: (typed, parsed) => {
      setText(typed);
      cancel.current();
      cancel.current = delay(() => setAmount(parsed), typingDelay);
    },
    suggestions: suggestedAmounts(installment, once),
    suggest: (suggested) => {
      cancel.current();
      setText(amountText(suggested));
      setAmount(ok(suggested));
    },
    amount,
    result,
  };
}
