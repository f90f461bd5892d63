import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBlankWindow } from './new-window';
import { openWindow } from './open-window';
import { sessionKey } from '@portico/contract/page-protocol';
import { draftsKey } from '../drafts/drafts-key';
import { createTestStorage } from '../testing';

const open = vi.fn<typeof globalThis.open>();

beforeEach(() => void vi.stubGlobal('open', open.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

/** A window as a browser opens it: with `opener`, and a copy of the session storage. */
function opened() {
  const kept = createTestStorage();
  kept.set(sessionKey, 'secret');
  kept.set(draftsKey, 'typed');
  kept.set('lender', 'theirs');
  const page = {
    opener: globalThis,
    sessionStorage: { ...Object.fromEntries(kept.entries), removeItem: kept.remove },
    location: { assign: vi.fn() },
    close: vi.fn(),
  };
  Reflect.apply(open.mockReturnValue, open, [page]);
  return { page, kept };
}

describe('a new window', () => {
  it('has no access to its opener', () => {
    openWindow('https://api.test/document');
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://api.test/document',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('[POR-040] is not opened for an address that could run a script', () => {
    openWindow('javascript:alert(1)');
    expect(open).not.toHaveBeenCalled();
  });

  it('that waits for its address has no access to its opener either, and nothing of the borrower', () => {
    const { page, kept } = opened();
    const blank = openBlankWindow();
    expect(page.opener).toBeNull();
    expect([...kept.entries.keys()]).toEqual(['lender']);
    blank?.goTo('https://api.test/document');
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith('https://api.test/document');
  });

  it('[POR-040] that waits for its address is closed if the address could run a script', () => {
    const { page } = opened();
    openBlankWindow()?.goTo('javascript:alert(1)');
    expect(page.location.assign).not.toHaveBeenCalled();
    expect(page.close).toHaveBeenCalledOnce();
  });

  it('that the browser blocks is undefined', () => {
    open.mockReturnValue(null);
    expect(openBlankWindow()).toBeUndefined();
  });
});
