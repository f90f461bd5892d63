import { createTestStorage } from '@portico/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLoanLocks, loanLocksKey, pageHash } from './loan-locks';

const loan = '001-1234567-8';
const otherLoan = '001-7654321-0';
const lock = { key: 'key-1', sentAt: 1_741_795_200_000, doNotResubmit: false };

/** The locks as one tab of the browser has them. */
function tab(storage = createTestStorage(), borrower = 'maria') {
  let salts = 0;
  return createLoanLocks({
    storage,
    hash: pageHash(),
    borrower: () => borrower,
    newSalt: () => `salt-${borrower}-${++salts}`,
  });
}

describe('a locked loan', () => {
  it('is found by every tab of the browser, with the key and the time of its payment', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    expect(await tab(storage).find(loan)).toEqual(lock);
  });

  it('is found however the borrower has written the username', async () => {
    const storage = createTestStorage();
    await tab(storage, 'maria').lock(loan, lock);
    expect(await tab(storage, 'Maria').find(loan)).toEqual(lock);
  });

  it('locks no other loan, and no other borrower', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    expect(await tab(storage).find(otherLoan)).toBeUndefined();
    expect(await tab(storage, 'omar').find(loan)).toBeUndefined();
  });

  it('is free in every tab once it is unlocked, and nothing is left in storage', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    tab(storage).unlock('key-1');
    expect(await tab(storage).find(loan)).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it('stays locked when another loan is unlocked', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    await tab(storage).lock(otherLoan, { ...lock, key: 'key-2' });
    tab(storage).unlock('key-1');
    expect(await tab(storage).find(otherLoan)).toEqual({ ...lock, key: 'key-2' });
  });

  it('stays locked when the same tab locks another loan', async () => {
    const storage = createTestStorage();
    const locks = tab(storage);
    await locks.lock(loan, lock);
    await locks.lock(otherLoan, { ...lock, key: 'key-2' });
    expect(await tab(storage).find(loan)).toEqual(lock);
    expect(await tab(storage).find(otherLoan)).toEqual({ ...lock, key: 'key-2' });
  });

  it('stays locked beside a lock that cannot be read, as one of another version', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    const { locks } = JSON.parse(storage.get(loanLocksKey) ?? '');
    storage.set(loanLocksKey, JSON.stringify({ locks: [{ key: 'old' }, ...locks] }));
    expect(await tab(storage).find(loan)).toEqual(lock);
    await tab(storage).lock(otherLoan, { ...lock, key: 'key-2' });
    expect(await tab(storage).find(loan)).toEqual(lock);
  });

  it('has the time at which its payment was sent last', async () => {
    const storage = createTestStorage();
    const sentAgain = { ...lock, sentAt: lock.sentAt + 60_000 };
    await tab(storage).lock(loan, lock);
    await tab(storage).lock(loan, sentAgain);
    expect(await tab(storage).find(loan)).toEqual(sentAgain);
  });

  it('[POR-014] has whether the host has told not to submit its payment again', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    await tab(storage).lock(loan, { ...lock, doNotResubmit: true });
    expect(await tab(storage).find(loan)).toEqual({ ...lock, doNotResubmit: true });
  });

  it('of a version that did not keep this is found', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    const stored = (storage.get(loanLocksKey) ?? '').replace('"doNotResubmit":false,', '');
    storage.set(loanLocksKey, stored);
    expect(stored).not.toContain('doNotResubmit');
    expect(await tab(storage).find(loan)).toEqual(lock);
  });

  it('is kept without the borrower or the loan in readable form', async () => {
    const storage = createTestStorage();
    await tab(storage).lock(loan, lock);
    expect([...storage.entries.keys()]).toEqual(['portico.loanLocks']);
    const stored = storage.get(loanLocksKey) ?? '';
    expect(stored).toMatch(/"mark":"[0-9a-f]{64}"/);
    expect(stored).not.toContain(loan);
    expect(stored.replace(/"salt":"[^"]*"/, '')).not.toContain('maria');
  });
});

describe('where nothing can be stored', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const unwritable = { get: () => undefined, set: () => undefined, remove: () => undefined };

  it.each([
    ['no storage', undefined, pageHash()],
    ['a full storage', unwritable, pageHash()],
    ['a page that is not served securely', createTestStorage(), undefined],
  ])('%s: a lock lasts as long as the page', async (_, storage, hash) => {
    const needs = { storage, hash, borrower: () => 'maria', newSalt: () => 'salt' };
    const locks = createLoanLocks(needs);
    await locks.lock(loan, lock);
    expect(await locks.find(loan)).toEqual(lock);
    expect(await locks.find(otherLoan)).toBeUndefined();
    expect(await createLoanLocks(needs).find(loan)).toBeUndefined();
    locks.unlock('key-1');
    expect(await locks.find(loan)).toBeUndefined();
  });

  it.each(['no json', '{}', '{"locks":[{"key":5}]}'])(
    'the broken record %s locks nothing',
    (stored) => {
      const storage = createTestStorage();
      storage.set(loanLocksKey, stored);
      return expect(tab(storage).find(loan)).resolves.toBeUndefined();
    },
  );

  it('a page that is not served securely has no hash', () => {
    vi.stubGlobal('crypto', {});
    expect(pageHash()).toBeUndefined();
  });
});
