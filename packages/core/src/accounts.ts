import { computed, effect, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from './client';
import type { AccountListAnswer } from './core';
import { createResource, type Resource } from './resource';
import type { Session } from './session';

/** The account list, kept for one user and forgotten with the session (accounts §4). */
export function createAccounts(
  client: Client,
  session: ReadonlySignal<Session | undefined>,
): { readonly resource: Resource<AccountListAnswer>; readonly dispose: () => void } {
  const resource = createResource<AccountListAnswer>(async () => {
    const { accountList } = await import('./on-demand-calls');
    return client.send(accountList, undefined);
  });
  const user = computed(() => session.value?.id);
  let before = user.peek();
  const dispose = effect(() => {
    if (user.value !== before) resource.forget();
    before = user.value;
  });
  return { resource, dispose };
}
