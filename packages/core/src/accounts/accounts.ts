import { accountList, type OutputOf } from '@portico/contract';
import { effect } from '@preact/signals-core';
import type { Core } from '../core';
import { createResource, type Resource } from '../http/resource';

/** The account list as the contract answers it. */
export type AccountListAnswer = OutputOf<typeof accountList>;

const resources = new WeakMap<Core, Resource<AccountListAnswer>>();

/** The account list of a core, cached for one user and cleared with the session (accounts §4). */
export function accountsOf(core: Core): Resource<AccountListAnswer> {
  const known = resources.get(core);
  if (known) return known;
  const resource = createResource(() => core.client.send(accountList, undefined));
  resources.set(core, resource);
  let before = core.session.peek()?.id;
  core.onDispose(
    effect(() => {
      const user = core.session.value?.id;
      if (user !== before) resource.forget();
      before = user;
    }),
  );
  return resource;
}
