import type { Core } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useEffect } from 'react';

const changedParts = new WeakMap<Core, Set<object>>();

/**
 * Counts one part of the page as having unsaved changes while `changed` is true. Leaving is guarded
 * while any part has some (accounts §4).
 */
export function useUnsavedChanges(changed: boolean): void {
  const core = useCore();
  useEffect(() => {
    if (!changed) return undefined;
    const parts = changedParts.get(core) ?? new Set();
    changedParts.set(core, parts);
    const part = {};
    parts.add(part);
    core.unsaved.value = true;
    return () => {
      parts.delete(part);
      core.unsaved.value = parts.size > 0;
    };
  }, [core, changed]);
}
