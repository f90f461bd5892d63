import { toJson } from '@portico/rules';
import { parseJson, type Core } from '@portico/core/internal';
import { targetKey } from '../../upload-target';
import type { UploadJob } from '../upload.state';

/** The addresses of unfinished uploads of this tab's session, so that they survive a reload. */
export type UploadAddresses = {
  /** Stands for a file, its target and its type; shows none of them. */
  readonly keyOf: (job: UploadJob) => Promise<string>;
  readonly of: (key: string) => string | undefined;
  readonly keep: (key: string, url: string) => void;
  readonly remove: (url: string) => void;
  readonly all: () => readonly string[];
  readonly clear: () => void;
};

const storageKey = 'portico.uploads';

type Entry = readonly [key: string, url: string];

/**
 * Keeps the addresses in the tab's session storage. They are not secret, because the server needs
 * the session's token too. A file is stored as a hash of its name and its account with the
 * session's id, and what another session has kept is removed.
 */
export function uploadAddresses(core: Core): UploadAddresses {
  const storage = core.environment.sessionStorage;
  // Where the page may not hash (without HTTPS), uploads continue until the page is left.
  const subtle = 'subtle' in crypto ? crypto.subtle : undefined;
  const session = () => core.session.peek()?.id ?? '';
  let entries = entriesIn(storage?.get(storageKey), session());

  const set = (next: readonly Entry[]) => {
    entries = next;
    if (next.length === 0) storage?.remove(storageKey);
    else if (subtle) storage?.set(storageKey, toJson({ session: session(), entries: next }));
  };
  if (entries.length === 0) storage?.remove(storageKey);

  const keyOf = async ({ file, target, fileTypeId }: UploadJob) => {
    const { name, size, lastModified } = file;
    const about = [session(), targetKey(target), fileTypeId, name, size, lastModified];
    const written = toJson(about);
    if (!subtle) return written;
    const hash = await subtle.digest('SHA-256', new TextEncoder().encode(written));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };

  return {
    keyOf,
    of: (key) => entries.find(([known]) => known === key)?.[1],
    keep: (key, url) => set([...entries.filter(([known]) => known !== key), [key, url]]),
    remove: (url) => set(entries.filter(([, known]) => known !== url)),
    all: () => entries.map(([, url]) => url),
    clear: () => set([]),
  };
}

function entriesIn(stored: string | undefined, session: string): readonly Entry[] {
  const read = parseJson(stored ?? '');
  if (typeof read !== 'object' || read === null) return [];
  if (!('session' in read) || read.session !== session) return [];
  return 'entries' in read && Array.isArray(read.entries) ? read.entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  );
}
