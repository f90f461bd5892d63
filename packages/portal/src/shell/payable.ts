import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { disableEZPayOption, type QueryState } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue } from '@portico/element';
import { isClosed, isPayable } from '@portico/rules';
import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';

/** What the borrower can pay. */
export type Payable = {
  /**
   * Easy-pay is not disabled and the borrower has a loan or a line of credit (access §2; D77). False
   * until the account list is loaded.
   */
  readonly canPay: boolean;
  /** The number of the one that is open, where there is no other: the payment opens with it. */
  readonly only: string | undefined;
};

export function usePayable(): Payable {
  const core = useCore();
  const disabled = useSetting(disableEZPayOption);
  useEffect(() => {
    // A failed load is retried only where the borrower requests it.
    if (accountsOf(core).state.peek().status !== 'failed') void accountsOf(core).load();
  }, [core]);
  const payable = useComputed(() => payableOf(accountsOf(core).state.value));
  const { canPay, only } = useSignalValue(payable);
  return { canPay: canPay && !disabled, only };
}

function payableOf(state: QueryState<AccountListAnswer>): Payable {
  const accounts = ('value' in state ? state.value?.accounts : undefined) ?? [];
  const payable = accounts.filter(({ type }) => isPayable(type));
  const open = payable.filter(({ comment = '' }) => !isClosed(comment));
  return {
    canPay: payable.length > 0,
    only: open.length === 1 ? open[0]?.number : undefined,
  };
}
