import { accountList, hideAccount } from '@portico/contract';
import type { Destination } from '@portico/core';
import { accountsOf } from '@portico/core/accounts';
import { type Core, whatBecame } from '@portico/core/internal';
import { createHideAccountFlow } from './hide-account.flow';

/** Hides an account over the lender's API and goes to the dashboard (accounts §4, §7; D137). */
export function createHideAccount(page: {
  readonly core: Core;
  readonly number: string;
  readonly navigate: (to: Destination) => void;
  readonly onClose: () => void;
}) {
  const { core, number, navigate, onClose } = page;
  return createHideAccountFlow(number, {
    hide: async (accountNumber) => {
      const answer = await core.client.send(hideAccount, { accountNumber });
      if (answer.ok) return undefined;
      const became = await whatBecame(answer.error, async () => {
        const list = await core.client.send(accountList, undefined, { fresh: true });
        return list.ok ? list.value.accounts.every((each) => each.number !== number) : undefined;
      });
      return became === 'made' ? undefined : { unanswered: became };
    },
    refresh: () => void accountsOf(core).refresh(),
    close: onClose,
    toDashboard: () => navigate({ screen: 'dashboard' }),
    delay: core.environment.delay,
  });
}
