import { checkRoutingNumber, routingLookupDelay } from '@portico/rules';
import type { Bank, NewBankAccountPorts } from './new-bank-account.state';

/**
 * Looks the bank up once a valid routing number is unchanged for `routingLookupDelay`. A number
 * that changes before is not looked up, and a late answer for an earlier number is ignored.
 */
export function createBankLookUp(
  { delay, lookUp }: Pick<NewBankAccountPorts, 'delay' | 'lookUp'>,
  show: (bank: Bank) => void,
) {
  let cancel = () => {};
  let wanted = '';
  const ask = (routingNumber: string) => {
    show({ at: 'looking' });
    void lookUp(routingNumber).then((bank) => {
      if (routingNumber === wanted) show(bank);
    });
  };
  return {
    typed(routingNumber: string): void {
      if (routingNumber === wanted) return;
      wanted = routingNumber;
      cancel();
      show({ at: 'unasked' });
      if (!checkRoutingNumber(routingNumber).ok) return;
      cancel = delay(() => ask(routingNumber), routingLookupDelay);
    },
    /** After a look-up that failed. */
    again: () => ask(wanted),
    dispose(): void {
      cancel();
      wanted = '';
    },
  };
}
