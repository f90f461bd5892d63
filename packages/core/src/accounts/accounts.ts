import { accountList, type OutputOf } from '@portico/contract';
import type { Core } from '../core';
import { createResource, type Resource } from '../http/resource';
import { perSession } from '../session/per-session';

/** The account list as the contract answers it. */
export type AccountListAnswer = OutputOf<typeof accountList>;

/** The account list of a core, cached for one user and cleared with the session (accounts §4). */
export const accountsOf: (core: Core) => Resource<AccountListAnswer> = perSession(
  (core) => createResource(() => core.client.send(accountList, undefined)),
  (list) => list.forget(),
);

/** How many days back applications are listed (accounts §9). */
export const applicationDays = 30;
