import { accountsOf } from '@portico/core/accounts';
import { useCore } from '@portico/element';
import type { ReactNode } from 'react';
import { Chooser, type ChooserProps } from './chooser';

/** The account number selector (accounts §2.7). */
export function AccountChooser(props: ChooserProps): ReactNode {
  const core = useCore();
  return (
    <Chooser
      {...props}
      name="documentsAccount"
      kind="account"
      retry={() => void accountsOf(core).refresh()}
    />
  );
}
