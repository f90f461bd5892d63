// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressSuffix, folderSpelling, loadAgain, type LoadPolicy } from './load-again';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const refused = () => Promise.reject(new TypeError('503'));
const unanswered = () => new Promise<never>(() => undefined);
const arrives = async (after = 0) => {
  await new Promise((resolve) => setTimeout(resolve, after));
  return 'there';
};

/** Loads a file whose tries, in order, end like this, the last for all further ones. */
function begin(policy: LoadPolicy, ...ends: readonly (() => Promise<string>)[]) {
  const read = vi.fn((tries: number, _isUnanswered: boolean) =>
    (ends[tries] ?? ends.at(-1) ?? unanswered)(),
  );
  const events = new EventTarget();
  const failed = vi.fn();
  const outcome = vi.fn<(outcome: unknown) => void>();
  const delay = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  loadAgain(read, policy, { delay, events, failed }).then(outcome, outcome);
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { read, events, failed, outcome, pass };
}

describe('a file that is imported', () => {
  it('is asked for once if it arrives', async () => {
    const { read, outcome, failed, pass } = begin('waitedFor', arrives);
    await pass(60_000);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('there');
    expect(read).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it('has failed after three refused tries within seconds', async () => {
    const { read, outcome, pass } = begin('waitedFor', refused);
    await pass(2_499);
    expect(outcome).not.toHaveBeenCalled();
    await pass(1);
    expect(read).toHaveBeenCalledTimes(3);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(new TypeError('503'));
  });

  it('has failed after 27 seconds where it is never answered', async () => {
    const { read, outcome, pass } = begin('waitedFor', unanswered);
    await pass(8_499);
    expect(read).toHaveBeenCalledOnce();
    await pass(1);
    expect(read.mock.calls).toEqual([
      [0, false],
      [1, true],
    ]);
    await pass(17_999);
    expect(outcome).not.toHaveBeenCalled();
    await pass(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(new TypeError('not answered'));
  });

  it('is taken from an earlier try that arrives late', async () => {
    const { read, outcome, pass } = begin('waitedFor', () => arrives(10_000), unanswered);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('there');
  });

  it.each([
    ['background', [1_000, 3_000, 10_000, 30_000, 30_000]],
    ['entry', [500, 1_000, 3_000, 3_000]],
  ] as const)('is asked for until it arrives by the policy %s', async (policy, pauses) => {
    const tries = pauses.length;
    const ends = Array.from({ length: tries }, () => refused);
    const { read, outcome, failed, pass } = begin(policy, ...ends, arrives);
    for (const [before, pause] of pauses.entries()) {
      await pass(pause - 1);
      expect(read).toHaveBeenCalledTimes(before + 1);
      await pass(1);
    }
    await pass(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('there');
    expect(failed).toHaveBeenCalledTimes(tries);
  });

  it('is asked for at once when the browser is online again', async () => {
    const { events, outcome, pass } = begin('background', refused, arrives);
    await pass(0);
    events.dispatchEvent(new Event('online'));
    await pass(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith('there');
  });
});

describe('another address', () => {
  it('of a file differs by its query', () => {
    expect([0, 1, 2].map(addressSuffix)).toEqual(['', '?again=1', '?again=2']);
  });

  it('of a folder leads to the same files, and what they import is under it too', () => {
    const spellings = [0, 1, 2, 4, 5].map((index) => folderSpelling('Ab_1', index));
    expect(spellings).toEqual(['Ab_1', '%41b_1', '%41%62_1', '%41%62%5f%31', 'Ab_1']);
    const addresses = spellings.map(
      (name) => new URL('./runtime.js', `https://cdn.example/${name}/sign-in.js`).href,
    );
    expect(new Set(addresses).size).toBe(4);
    expect(new Set(addresses.map(decodeURIComponent))).toEqual(
      new Set(['https://cdn.example/Ab_1/runtime.js']),
    );
  });

  it('[POR-046] is not used on a page that checks the files by hashes, which it has none of', () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = '{"integrity":{"/a.js":"sha384-"}}';
    document.head.append(map);
    expect(addressSuffix(3)).toBe('');
    expect(folderSpelling('Ab_1', 3)).toBe('Ab_1');
  });
});
