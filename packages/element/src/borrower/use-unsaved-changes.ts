import type { Core } from '@portico/core/internal';
import { useLayoutEffect } from 'react';
import { useCore } from '../react/hooks';

const changedParts = new WeakMap<Core, Set<object>>();

/**
 * Counts one part of the page as having unsaved changes while `changed` is true. Leaving is guarded
 * while any part has some (accounts §4). A navigation that discards them clears the flag; a later
 * change of `draft`, on a page that is still shown, sets it again.
 *
 * @param draft what is entered, the same object until it changes
 */
export function useUnsavedChanges(changed: boolean, draft?: unknown): void {
  const core = useCore();
  // Other effects run after the next frame, and Back may be pressed before.
  useLayoutEffect(() => {
    if (!changed) return undefined;
    const parts = changedParts.get(core) ?? new Set();
    changedParts.set(core, parts);
    const part = {};
    parts.add(part);
    return () => {
      parts.delete(part);
      if (parts.size === 0) core.unsaved.value = false;
    };
  }, [core, changed]);
  useLayoutEffect(() => {
    if (changed) core.unsaved.value = true;
  }, [core, changed, draft]);
}
