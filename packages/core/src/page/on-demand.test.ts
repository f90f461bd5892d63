import { describe, expect, it, vi } from 'vitest';
import { chunk, createOnDemand } from './on-demand';
import { createTestClock, settle } from '../testing';

/** Code that is loaded after some failures. */
function code(failures: number) {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= failures) throw new TypeError('Failed to fetch /later-1.js');
    return 'there';
  });
  return read;
}

const addressSuffix = (failures: number) => (failures > 0 ? `?again=${failures}` : '');

function page() {
  const clock = createTestClock();
  const events = new EventTarget();
  const report = vi.fn();
  const onDemand = createOnDemand({
    environment: { delay: clock.delay, events, addressSuffix },
    report,
  });
  const pass = async (milliseconds: number) => {
    await settle();
    clock.advance(milliseconds);
    await settle();
  };
  return { onDemand, pass, events, report };
}

describe('code in a separate file', () => {
  it('is loaded at once if it can be fetched, and nothing is reported', async () => {
    const { onDemand, report } = page();
    expect(await onDemand(chunk(code(0)), 'waitedFor')).toBe('there');
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['waitedFor', 'background'] as const)(
    '[POR-049] that failed once is requested again and reported once (%s)',
    async (policy) => {
      const { onDemand, pass, report } = page();
      const coming = onDemand(chunk(code(2)), policy);
      await pass(1_000);
      await pass(3_000);
      expect(await coming).toBe('there');
      expect(report.mock.calls).toEqual([
        [{ message: 'Code not loaded: TypeError: Failed to fetch /later-1.js' }],
      ]);
    },
  );

  it('[POR-049] that the borrower waits for fails after three attempts within seconds', async () => {
    const { onDemand, pass } = page();
    const read = code(99);
    const failed = vi.fn();
    onDemand(chunk(read), 'waitedFor').catch(failed);
    await pass(499);
    expect(read).toHaveBeenCalledOnce();
    await pass(1);
    expect(failed).not.toHaveBeenCalled();
    await pass(2_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('[POR-049] in the background is retried until it is loaded, at growing intervals', async () => {
    const { onDemand, pass } = page();
    const read = code(7);
    const coming = onDemand(chunk(read), 'background');
    for (const delay of [1_000, 3_000, 10_000, 30_000, 30_000, 30_000]) {
      const before = read.mock.calls.length;
      await pass(delay - 1);
      expect(read).toHaveBeenCalledTimes(before);
      await pass(1);
      expect(read).toHaveBeenCalledTimes(before + 1);
    }
    await pass(30_000);
    expect(await coming).toBe('there');
  });

  it('[POR-049] is requested at once when the browser is online again', async () => {
    const { onDemand, pass, events } = page();
    const read = code(1);
    const coming = onDemand(chunk(read), 'background');
    await pass(0);
    events.dispatchEvent(new Event('online'));
    expect(await coming).toBe('there');
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('[POR-143] that failed is requested under another address, each time another', async () => {
    const { onDemand, pass } = page();
    const addresses: string[] = [];
    const file = chunk(async (again: string) => {
      addresses.push(again);
      if (addresses.length <= 4) throw new TypeError('SyntaxError');
      return again;
    });
    const failed = vi.fn();
    onDemand(file, 'waitedFor').catch(failed);
    await pass(500);
    await pass(2_000);
    expect(failed).toHaveBeenCalledOnce();
    // Try again.
    const coming = onDemand(file, 'waitedFor');
    await pass(500);
    expect(await coming).toBe('?again=3');
    expect(await onDemand(file, 'waitedFor')).toBe('?again=3');
    expect(addresses).toEqual(['', '?again=1', '?again=2', '', '?again=3', '?again=3']);
  });

  it('[POR-143] that is never answered fails within half a minute', async () => {
    const { onDemand, pass } = page();
    const failed = vi.fn();
    onDemand(
      chunk(() => new Promise<never>(() => undefined)),
      'waitedFor',
    ).catch(failed);
    for (const step of [8_000, 500, 8_000, 2_000, 8_000]) await pass(step);
    expect(failed).toHaveBeenCalledOnce();
  });
});
