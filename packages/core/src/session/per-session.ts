import { effect } from '@preact/signals-core';
import type { Core } from '../core';

/**
 * A cache for each core, made on first use, and cleared when the borrower signs out or another one
 * signs in.
 */
// @__NO_SIDE_EFFECTS__
export function perSession<T extends object>(
  create: (core: Core) => T,
  clear: (cache: T) => void,
): (core: Core) => T {
  const caches = new WeakMap<Core, T>();
  return (core) => {
    const known = caches.get(core);
    if (known) return known;
    const cache = create(core);
    caches.set(core, cache);
    let before = core.session.peek()?.id;
    core.onDispose(
      effect(() => {
        const user = core.session.value?.id;
        if (user !== before) clear(cache);
        before = user;
      }),
    );
    return cache;
  };
}
