import { hideAccount } from '@portico/contract';
import type { Destination } from '@portico/core';
import { accountsOf } from '@portico/core/accounts';
import type { Core } from '@portico/core/internal';
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
    hide: async (accountNumber) => (await core.client.send(hideAccount, { accountNumber })).ok,
    refresh: () => void accountsOf(core).refresh(),
    close: onClose,
    toDashboard: () => navigate({ screen: 'dashboard' }),
    delay: core.environment.delay,
  });
}
