import { checkRoutingNumber, routingLookupDelay } from '@portico/rules';
import type { Bank, NewBankAccountPorts } from './new-bank-account.state';

/**
 * Asks for the bank once the routing number has stood complete for a moment. A number that is
 * changed in the meantime is not asked for, and a late answer to an earlier one is dropped.
 */
export function createBankLookUp(
  { delay, lookUp }: Pick<NewBankAccountPorts, 'delay' | 'lookUp'>,
  show: (bank: Bank) => void,
) {
  let cancel = () => {};
  let wanted = '';
  return {
    typed(routingNumber: string): void {
      if (routingNumber === wanted) return;
      wanted = routingNumber;
      cancel();
      show({ at: 'unasked' });
      if (!checkRoutingNumber(routingNumber).ok) return;
      cancel = delay(() => {
        show({ at: 'looking' });
        void lookUp(routingNumber).then((bank) => {
          if (routingNumber === wanted) show(bank);
        });
      }, routingLookupDelay);
    },
    dispose(): void {
      cancel();
      wanted = '';
    },
  };
}
