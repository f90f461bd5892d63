import type { StoragePort } from '../page/environment';

/** A storage in memory whose entries a test can read. */
export type TestStorage = StoragePort & { readonly entries: ReadonlyMap<string, string> };

export function createTestStorage(): TestStorage {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}
