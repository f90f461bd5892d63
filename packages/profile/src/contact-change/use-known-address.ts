import { accountAddress } from '@portico/contract';
import { useCore } from '@portico/element';
import { useEffect } from 'react';
import type { ContactChangeEvent } from './contact-change.flow';

/** Fills in the old address by that of an account; where it is not known, it is typed. */
export function useKnownAddress(
  accountNumber: string | undefined,
  send: (event: ContactChangeEvent) => void,
): void {
  const { client } = useCore();
  useEffect(() => {
    if (accountNumber === undefined) return undefined;
    let isCurrent = true;
    void client.send(accountAddress, { accountNumber }).then((answer) => {
      const { address = {} } = (answer.ok && answer.value.information) || {};
      if (isCurrent) send({ type: 'known', address });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, accountNumber, send]);
}
