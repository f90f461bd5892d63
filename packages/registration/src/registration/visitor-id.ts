import type { Core } from '@portico/core/internal';

const ids = new WeakMap<Core, string>();

/** The anonymous id of this visit, created once per core (access §3). */
export function visitorId(core: Core): string {
  const id = ids.get(core) ?? core.environment.randomId();
  ids.set(core, id);
  return id;
}
