import { configurationName } from '@portico/contract/page-protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment';

afterEach(() => void vi.unstubAllGlobals());

describe('the channel to other pages', () => {
  it('is none where the browser forbids it, as it does with its storages', () => {
    vi.stubGlobal('BroadcastChannel', function Forbidden() {
      throw new DOMException('', 'SecurityError');
    });
    expect(browserEnvironment().openChannel('portico')).toBeUndefined();
  });
});

describe('advice for the developer of the page', () => {
  const name = Symbol.for(configurationName);

  afterEach(() => void Reflect.deleteProperty(globalThis, name));

  it.each([
    ['on their machine', 'localhost:5173', {}, 1],
    ['on their machine, by its number', '127.0.0.1', {}, 1],
    ['where the loader has data-debug', 'www.lender.example', { debug: '' }, 1],
    ['not where a borrower looks at the page', 'www.lender.example', {}, 0],
    ['not on a host that is named alike', 'localhost.lender.example', {}, 0],
  ])('is in the console %s', (_, host, configuration, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('location', { host });
    Reflect.set(globalThis, name, configuration);
    const { advise, log } = browserEnvironment();
    advise('Portico: a colour was corrected');
    expect(warn).toHaveBeenCalledTimes(times);
    log('Portico could not report a problem.');
    expect(warn).toHaveBeenCalledTimes(times + 1);
    warn.mockRestore();
  });
});

describe('[POR-148] the offer of a session', () => {
  /** The locks that are held, by name; each until its promise resolves. */
  function stubLocks() {
    const held: string[] = [];
    const request = async (name: string, _options: object, hold: () => Promise<void>) => {
      held.push(name);
      await hold();
      held.splice(held.indexOf(name), 1);
    };
    vi.stubGlobal('navigator', { userAgent: '', locks: { request } });
    return held;
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const dispatch = async (name: string, persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
    await turn();
  };

  it('is a lock until it ends, and none while the page is in the back-forward cache', async () => {
    const held = stubLocks();
    const end = browserEnvironment().offerSession('https://api.test');
    expect(held).toEqual(['portico https://api.test']);
    await dispatch('pagehide', true);
    expect(held).toEqual([]);
    await dispatch('pageshow', true);
    expect(held).toHaveLength(1);
    end();
    await turn();
    expect(held).toEqual([]);
    await dispatch('pageshow', true);
    expect(held).toEqual([]);
  });

  it('is not made where the browser has no locks', () => {
    vi.stubGlobal('navigator', {});
    expect(() => browserEnvironment().offerSession('https://api.test')()).not.toThrow();
  });
});
