import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { type QueryState } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue } from '@portico/element';
import { isPayable } from '@portico/rules';
import { useComputed } from '@preact/signals-react';
import { useEffect } from 'react';
import { disableEZPayOption } from '@portico/shared/settings';

/**
 * Whether there is something to pay: easy-pay is not disabled and the borrower has a loan or a line
 * of credit (access §2; D77). False until the account list is loaded.
 */
export function useCanPay(): boolean {
  const core = useCore();
  const disabled = useSetting(disableEZPayOption);
  useEffect(() => {
    // A failed load is retried only where the borrower requests it.
    if (accountsOf(core).state.peek().status !== 'failed') void accountsOf(core).load();
  }, [core]);
  const payable = useComputed(() => hasPayable(accountsOf(core).state.value));
  return useSignalValue(payable) && !disabled;
}

function hasPayable(state: QueryState<AccountListAnswer>): boolean {
  const accounts = 'value' in state ? state.value?.accounts : undefined;
  return accounts?.some(({ type }) => isPayable(type)) ?? false;
}
