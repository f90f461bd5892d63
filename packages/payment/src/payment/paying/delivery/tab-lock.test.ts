import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseAll,
  confirm,
  paymentWorld,
  posted,
  review,
  settle,
} from '../../../testing/flow-world';
import type { SendAnswer } from '../paying.ports';
import { createTabLock, type Locks, pageLocks } from './tab-lock';

/** Locks of a browser with several tabs, one at a time. */
function testLocks(): Locks {
  let free = Promise.resolve<unknown>(undefined);
  let held = 0;
  return {
    request: async (_name, { ifAvailable = false }, run) => {
      if (ifAvailable && held > 0) return run(null);
      held += 1;
      const turn = free.then(() => run({ name: 'portico-payment', mode: 'exclusive' }));
      const release = () => (held -= 1);
      free = turn.then(release, release);
      return turn;
    },
  };
}

describe('two tabs', () => {
  it('do not send a payment at the same time', async () => {
    const locks = testLocks();
    let answer: (value: SendAnswer) => void = () => undefined;
    const first = paymentWorld({
      withTabLock: createTabLock(locks),
      send: () => new Promise((resolve) => (answer = resolve)),
    });
    const second = paymentWorld({
      withTabLock: createTabLock(locks),
      send: () => Promise.resolve(posted),
    });
    await first.after(...chooseAll, confirm);
    await second.after(...chooseAll, confirm);
    expect(second.calls.send).not.toHaveBeenCalled();
    expect(second.step()).toEqual({ at: 'choosing', refusal: { text: 'errorOtherTab' } });
    answer(posted);
    await settle();
    expect(first.step().at).toBe('done');
    await second.after(review, confirm);
    expect(second.step().at).toBe('done');
  });

  it('of one intent: the copy waits for the first and finds its outcome by the same key', async () => {
    const locks = testLocks();
    let answer: (value: SendAnswer) => void = () => undefined;
    const first = paymentWorld({
      withTabLock: createTabLock(locks),
      send: () => new Promise((resolve) => (answer = resolve)),
    });
    await first.after(...chooseAll, confirm);
    const copy = paymentWorld({
      withTabLock: createTabLock(locks),
      storage: first.storage,
      outcome: () => Promise.resolve({ status: 'posted', referenceNumber: 'R-1' }),
    });
    await copy.after();
    expect(copy.step().at).toBe('checking');
    expect(copy.calls.outcome).not.toHaveBeenCalled();
    answer(posted);
    await settle();
    expect(copy.calls.outcome).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(copy.step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-1' } });
    expect(copy.calls.send).not.toHaveBeenCalled();
  });
});

it('a browser without locks can still pay', async () => {
  const { after, step } = paymentWorld({
    withTabLock: createTabLock(undefined),
    send: () => Promise.resolve(posted),
  });
  await after(...chooseAll, confirm);
  expect(step().at).toBe('done');
});

describe('a lock request that the browser rejects', () => {
  /** Locks whose first requests are rejected, as Chromium does while the page opens a window. */
  function rejectingLocks(rejections: number) {
    const working = testLocks();
    const request = vi.fn<() => void>();
    const locks: Locks = {
      request: (...args) => {
        request();
        return request.mock.calls.length <= rejections
          ? Promise.reject(new Error('The provided callback is no longer runnable.'))
          : working.request(...args);
      },
    };
    return { locks, request };
  }

  it.each([
    ['once is made again', 1],
    ['every time does not keep the payment from being sent', 10],
  ])('%s', async (_what, rejections) => {
    const { locks, request } = rejectingLocks(rejections);
    const { after, step, calls } = paymentWorld({
      withTabLock: createTabLock(locks),
      send: () => Promise.resolve(posted),
    });
    await after(...chooseAll, confirm);
    expect(step().at).toBe('done');
    expect(request).toHaveBeenCalledTimes(2);
    expect(calls.send).toHaveBeenCalledOnce();
  });

  it('does not run the work again if that has failed', async () => {
    const run = vi.fn(() => Promise.reject(new Error('a fault in our code')));
    await expect(createTabLock(testLocks())(run, true)).rejects.toThrow('a fault in our code');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('the lock', () => {
  it('has the same name in every tab', async () => {
    const names: string[] = [];
    const locks: Locks = {
      request: (name, _options, run) => {
        names.push(name);
        return run(null);
      },
    };
    await createTabLock(locks)(() => Promise.resolve(), true);
    await createTabLock(locks)(() => Promise.resolve(), false);
    expect(names).toEqual(['portico-payment', 'portico-payment']);
  });

  it('that another tab holds is busy for who does not wait, and free afterwards', async () => {
    const withLock = createTabLock(testLocks());
    const ran: string[] = [];
    let release: () => void = () => undefined;
    const first = withLock(() => new Promise((resolve) => (release = resolve)), true);
    await settle();
    const run = (name: string) => () => Promise.resolve(void ran.push(name));
    expect(await withLock(run('at once'), true)).toBe('busy');
    const waiting = withLock(run('in turn'), false);
    await settle();
    expect(ran).toEqual([]);
    release();
    expect([await first, await waiting]).toEqual(['done', 'done']);
    expect(ran).toEqual(['in turn']);
  });
});

describe('the locks of the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  const locks = testLocks();

  it.each<[string, object | undefined, Locks | undefined]>([
    ['are those of the browser', { locks }, locks],
    ['are missing on a page that is not served securely', {}, undefined],
    ['are missing outside a browser', undefined, undefined],
  ])('%s', (_, navigator, found) => {
    vi.stubGlobal('navigator', navigator);
    expect(pageLocks()).toBe(found);
  });
});
