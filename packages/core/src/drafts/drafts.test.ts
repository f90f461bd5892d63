import { describe, expect, it } from 'vitest';
import { loadMonitor } from '../testing/settle';
import { createTestCore, testSession } from '../testing/test-core';
import { createTestStorage } from '../testing/test-storage';
import { draftTime, followDraft, keepDraft, longDraftTime, readDraft } from './drafts';
import { draftsKey } from './drafts-key';

const question = { subject: 'Opening hours' };

/** A core whose borrower has typed a question. */
function typed() {
  const test = createTestCore({ session: true });
  keepDraft(test.core, 'messages', question);
  return test;
}

/** The tab's next page, with this borrower signed in, or nobody. */
function nextPage(test: ReturnType<typeof typed>, username?: string, id = 'session-2') {
  const { clock, sessionStorage, localStorage } = test;
  const session = username === undefined ? undefined : { ...testSession, username, id };
  if (!session) test.core.endSession('expired');
  return createTestCore({ clock, sessionStorage, localStorage, session }).core;
}

describe('a draft', () => {
  it('is read again after a reload, and once the same borrower has signed in again', () => {
    const test = typed();
    expect(readDraft(nextPage(test, 'maria', 'session-1'), 'messages')).toEqual(question);
    test.core.endSession('expired');
    expect(readDraft(nextPage(test, 'Maria'), 'messages')).toEqual(question);
  });

  it('is not given to a visitor or another borrower, whose sign-in removes it at the next change', () => {
    const test = typed();
    expect(readDraft(nextPage(test), 'messages')).toBeUndefined();
    const other = nextPage(test, 'ben');
    expect(readDraft(other, 'messages')).toBeUndefined();
    keepDraft(other, 'profile', { city: 'Ames' });
    expect(readDraft(nextPage(test, 'maria'), 'messages')).toBeUndefined();
  });

  it('ends half an hour after its session, and never while that session runs', async () => {
    const test = typed();
    await loadMonitor(test);
    test.core.idle.watch(false);
    test.clock.advance(3 * draftTime);
    expect(readDraft(test.core, 'messages')).toEqual(question);
    followDraft(test.core, 'messages')();
    test.clock.advance(draftTime - 1);
    // A visitor who sees the form in the meantime does not extend it.
    followDraft(nextPage(test), 'messages')();
    const later = nextPage(test, 'maria');
    expect(readDraft(later, 'messages')).toEqual(question);
    test.clock.advance(1);
    expect(readDraft(later, 'messages')).toBeUndefined();
  });

  it('[POR-169] of a form that takes long to fill is kept for a day', () => {
    const test = createTestCore({ session: true });
    keepDraft(test.core, 'request', question, longDraftTime);
    keepDraft(test.core, 'messages', question);
    test.clock.advance(longDraftTime - 1);
    const later = nextPage(test, 'maria');
    expect(readDraft(later, 'request')).toEqual(question);
    expect(readDraft(later, 'messages')).toBeUndefined();
    test.clock.advance(1);
    expect(readDraft(later, 'request')).toBeUndefined();
  });

  it('is removed when nothing is typed any more; the drafts of other forms stay', () => {
    const { core, sessionStorage } = typed();
    keepDraft(core, 'profile', { city: 'Ames' });
    keepDraft(core, 'messages', {});
    expect(readDraft(core, 'messages')).toBeUndefined();
    expect(readDraft(core, 'profile')).toEqual({ city: 'Ames' });
    keepDraft(core, 'profile', {});
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
  });

  it('[POR-085] is removed when the borrower signs out, here or in another tab', async () => {
    const here = typed();
    here.core.endSession('loggedOut');
    expect(here.sessionStorage.get(draftsKey)).toBeUndefined();

    const other = typed();
    const tab = createTestCore({ browser: other.browser, session: true });
    await loadMonitor(other);
    tab.core.endSession('loggedOut');
    expect(other.sessionStorage.get(draftsKey)).toBeUndefined();
  });

  it('is removed when the borrower discards what is not saved, and not when the session ends', () => {
    const test = typed();
    const stop = followDraft(test.core, 'messages');
    test.core.unsaved.value = true;
    test.core.unsaved.value = false;
    expect(readDraft(test.core, 'messages')).toBeUndefined();
    keepDraft(test.core, 'messages', question);
    test.core.unsaved.value = true;
    test.core.endSession('expired');
    expect(test.core.unsaved.value).toBe(false);
    stop();
    expect(readDraft(nextPage(test, 'maria'), 'messages')).toEqual(question);
  });

  it.each([
    ['a borrower’s', true],
    ['a visitor’s', undefined],
  ] as const)('[POR-134] is not read by a form of another API: %s', (_whose, session) => {
    const sessionStorage = createTestStorage();
    const at = (api: string) =>
      createTestCore({ sessionStorage, session, configuration: { api } }).core;
    keepDraft(at('https://api.test'), 'messages', question);
    expect(readDraft(at('https://other.test'), 'messages')).toBeUndefined();
    expect(readDraft(at('https://api.test/'), 'messages')).toEqual(question);
  });

  it('is kept without the user name', () => {
    expect(typed().sessionStorage.get(draftsKey)).not.toContain(testSession.username);
  });

  it.each(['', 'null', '[]', '{"messages":1}', '{"messages":{"owner":"","values":{"a":1}}}', '{'])(
    'of an unknown format is ignored: %s',
    (stored) => {
      const { core, sessionStorage } = createTestCore();
      sessionStorage.set(draftsKey, stored);
      expect(readDraft(core, 'messages')).toBeUndefined();
      keepDraft(core, 'messages', question);
      expect(readDraft(core, 'messages')).toEqual(question);
    },
  );
});
