import { profile, type OutputOf } from '@portico/contract';
import type { Core } from '../core';
import { createResource, type Resource } from '../http/resource';
import { perSession } from '../session/per-session';

/** The borrower's profile of a core, cached for one user and cleared with the session. */
export const profileOf: (core: Core) => Resource<OutputOf<typeof profile>> = perSession(
  (core) => createResource(() => core.client.send(profile, undefined)),
  (cached) => cached.forget(),
);
