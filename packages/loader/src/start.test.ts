// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configurationName,
  earlyRequestsName,
  type FileTable,
  type PageActions,
} from '@portico/contract/page-protocol';
import { start } from './start';

const table: FileTable = {
  folder: 'Ab12Cd34',
  tags: 'sign-in.a payment.a2z payment-methods',
};
const url = 'https://cdn.example/portico/1.0.0/loader.js';
const at = (name: string) => `https://cdn.example/portico/1.0.0/Ab12Cd34/${name}.js`;

const put = vi.fn<(element: Element) => void>();
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const load = vi.fn<(address: string) => Promise<{ readonly put: typeof put }>>();
const asked = () => load.mock.calls.map(([address]) => address);
const isFirstScreen = (address: string) => /\.(en|es)\.js$/.test(address);
const isImported = (address: string) => /\/(runtime|p.)\.js$/.test(address);
/** The entry files of the widgets. */
const loaded = () => asked().filter((address) => !isFirstScreen(address) && !isImported(address));
const begin = async () => {
  start(table, url, load);
  await settle();
};

/** MutationObserver calls back in a microtask; entries are requested in a later task. */
const settle = async () => {
  for (let turn = 0; turn < 2; turn++) {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
    else await new Promise((resolve) => setTimeout(resolve));
  }
};
const add = (name: string, parent: ParentNode = document.body) => {
  const element = document.createElement(name);
  parent.append(element);
  return element;
};

/** A loader never stops, but a test must not be affected by the previous one. */
const observers: MutationObserver[] = [];
const Observer = MutationObserver;

const attachShadow = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') ?? {};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', fetched.mockClear());
  load.mockReset().mockResolvedValue({ put });
  put.mockReset();
});
afterEach(() => {
  observers.splice(0).forEach((observer) => {
    observer.disconnect();
  });
  vi.unstubAllGlobals();
  Object.defineProperty(Element.prototype, 'attachShadow', attachShadow);
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
  Reflect.deleteProperty(globalThis, Symbol.for(earlyRequestsName));
  Reflect.deleteProperty(globalThis, 'portico');
});

describe('the tags of a page', () => {
  it('loads the entry of each known tag once, and nothing else', async () => {
    add('portico-sign-in');
    add('portico-sign-in');
    add('portico-unheard-of');
    add('x-portico-payment');
    await begin();
    expect(loaded()).toEqual([at('sign-in')]);
  });

  it('fetches what the entry imports at the same time, each file once', async () => {
    add('portico-sign-in');
    add('portico-payment');
    await begin();
    expect(asked().filter(isImported)).toEqual([at('runtime'), at('pa'), at('p2'), at('pz')]);
  });

  it('requests the setup at the same time, once, and not on a page without tags', async () => {
    await begin();
    expect(fetched).not.toHaveBeenCalled();
    add('portico-sign-in');
    add('portico-payment');
    await settle();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `${location.origin}/api/setup/ApplicationOptions`,
    ]);
  });

  it('finds tags added later, also inside what is added', async () => {
    await begin();
    const parent = document.createElement('section');
    add('portico-payment', parent);
    document.body.append(parent);
    await settle();
    expect(loaded()).toEqual([at('payment')]);
  });

  it('[POR-141] finds tags in a closed root that the page passes to portico.scan, and later ones', async () => {
    const closed = add('div').attachShadow({ mode: 'closed' });
    add('portico-payment', closed);
    await begin();
    expect(loaded()).toEqual([]);
    const { portico }: Partial<Record<'portico', PageActions>> & object = globalThis;
    portico?.scan?.(closed);
    add('portico-sign-in', closed);
    await settle();
    expect(loaded()).toEqual([at('payment'), at('sign-in')]);
  });

  it('puts the first screen into each, requested before the other files', async () => {
    const elements = [add('portico-sign-in'), add('portico-sign-in'), add('portico-payment')];
    await begin();
    await settle();
    expect(asked()[0]).toBe(at('sign-in.en'));
    expect(put.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  it('puts them in the order of the page, so that none shifts what is shown', async () => {
    let bring: (module: { readonly put: typeof put }) => void = () => undefined;
    load.mockImplementation((address) =>
      address === at('payment.en')
        ? new Promise((resolve) => (bring = resolve))
        : Promise.resolve({ put }),
    );
    const elements = [add('portico-payment'), add('portico-sign-in')];
    await begin();
    await settle();
    expect(put).not.toHaveBeenCalled();
    bring({ put });
    await settle();
    await settle();
    expect(put.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  it('puts none into an element that was defined while it waited', async () => {
    vi.useFakeTimers();
    load.mockImplementation((address) =>
      address === at('payment.en') ? new Promise(() => {}) : Promise.resolve({ put }),
    );
    add('portico-payment');
    add('portico-waiting');
    start({ ...table, tags: 'payment.a waiting' }, url, load);
    await settle();
    customElements.define('portico-waiting', class extends HTMLElement {});
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(put).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it.each([
    [
      'one that cannot be loaded delays no other',
      () => Promise.reject(new TypeError('offline')),
      0,
    ],
    ['one that is late delays the others by a second', () => new Promise<never>(() => {}), 1000],
  ])('%s', async (_, payment, wait) => {
    vi.useFakeTimers();
    load.mockImplementation((address) =>
      address === at('payment.en') ? payment() : Promise.resolve({ put }),
    );
    add('portico-payment');
    const below = add('portico-sign-in');
    await begin();
    await settle();
    await vi.advanceTimersByTimeAsync(wait);
    await settle();
    expect(put.mock.calls).toEqual([[below]]);
    vi.useRealTimers();
  });

  it('puts it in the language of the page', async () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = url;
    script.dataset['locale'] = 'es-MX';
    document.head.append(script);
    add('portico-sign-in');
    await begin();
    expect(asked()[0]).toBe(at('sign-in.es'));
  });

  it.each([
    [{ words: 'plain' }, 'sign-in.plain.en'],
    [{ words: 'plain', locale: 'es' }, 'sign-in.plain.es'],
    [{}, 'sign-in.en'],
  ])('puts it in the words of the page: %j', async (data, file) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = url;
    Object.assign(script.dataset, data);
    document.head.append(script);
    add('portico-sign-in');
    await begin();
    expect(asked()[0]).toBe(at(file));
  });

  it('ignores a tag that a bundle has defined', async () => {
    customElements.define('portico-bundled', class extends HTMLElement {});
    add('portico-bundled');
    start({ ...table, tags: 'bundled' }, url, load);
    await settle();
    expect(loaded()).toEqual([]);
  });

  it('tries again with the next tag when a file could not be fetched', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    add('portico-sign-in');
    await begin();
    await settle();
    await settle();
    add('portico-sign-in');
    await settle();
    expect(loaded()).toEqual([at('sign-in'), at('sign-in')]);
  });

  it('retries after a delay, and shows the content between the tags until then', async () => {
    vi.useFakeTimers();
    const element = add('portico-sign-in');
    put.mockImplementation((host) => {
      if (host.shadowRoot) return;
      host.attachShadow({ mode: 'open' }).append(document.createElement('div'));
    });
    load.mockImplementation((address) =>
      isFirstScreen(address) ? Promise.resolve({ put }) : Promise.reject(new TypeError('offline')),
    );
    const slots = () => element.shadowRoot?.querySelectorAll('div slot').length;
    await begin();
    await settle();
    expect([loaded().length, slots()]).toEqual([1, 1]);
    for (const asked of [2, 3]) {
      await vi.advanceTimersByTimeAsync(3010);
      await settle();
      expect([loaded().length, slots()]).toEqual([asked, 1]);
    }
    load.mockResolvedValue({ put });
    await vi.advanceTimersByTimeAsync(3000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(loaded()).toHaveLength(4);
    vi.useRealTimers();
  });

  it('writes no script, no style and no handler into the page', async () => {
    add('portico-sign-in');
    await begin();
    expect(document.querySelectorAll('script, style, [style], [onload], [onerror]')).toHaveLength(
      0,
    );
  });
});

describe('a second loader of another version', () => {
  it('defines the tags that only it has, and no other again', async () => {
    customElements.define('portico-first', class extends HTMLElement {});
    add('portico-first');
    add('portico-second');
    const tags = 'first second';
    start({ folder: 'next', tags }, 'https://cdn.example/portico/1.1.0/loader.js', load);
    await settle();
    expect(loaded()).toEqual(['https://cdn.example/portico/1.1.0/next/second.js']);
  });

  it('[POR-113] requests no file of a tag that the first one loads', async () => {
    add('portico-sign-in');
    await begin();
    const requested = asked();
    const later = { folder: 'next', tags: `${table.tags} later` };
    start(later, 'https://cdn.example/portico/1.1.0/loader.js', load);
    await settle();
    expect(asked()).toEqual(requested);
    add('portico-payment');
    add('portico-later');
    await settle();
    expect(loaded()).toEqual([
      at('sign-in'),
      at('payment'),
      'https://cdn.example/portico/1.1.0/next/later.js',
    ]);
  });

  it('the first one retries its own tags, the second does not', async () => {
    vi.useFakeTimers();
    load.mockRejectedValue(new TypeError('offline'));
    add('portico-sign-in');
    await begin();
    start(table, 'https://cdn.example/portico/1.1.0/loader.js', load);
    await settle();
    await vi.advanceTimersByTimeAsync(3010);
    await settle();
    expect(loaded()).toEqual([at('sign-in'), at('sign-in')]);
    vi.useRealTimers();
  });
});

describe('window.portico', () => {
  type Api = Record<'configure' | 'signOut', (given?: object) => Promise<unknown>> & {
    readonly ready: Promise<unknown>;
  };
  const portico = (): Api => Reflect.get(globalThis, 'portico');

  it('[POR-116] loads a core for what is called, also on a page without a tag', async () => {
    load.mockResolvedValue({ put });
    await begin();
    expect(loaded()).toEqual([]);
    await portico().ready;
    expect(loaded()).toEqual([at('core')]);
  });

  it('[POR-116] passes what was called before to the functions of the core, in order', async () => {
    const called: unknown[] = [];
    await begin();
    load.mockImplementation(async () => {
      await Promise.resolve();
      Object.assign(portico(), {
        configure: (given: unknown) => called.push(given),
        signOut: () => called.push('signOut'),
      });
      return { put };
    });
    const calls = [
      portico().configure({ locale: 'es' }),
      portico().configure({ locale: 'en' }),
      portico().signOut(),
    ];
    expect(called).toEqual([]);
    await Promise.all(calls);
    expect(called).toEqual([{ locale: 'es' }, { locale: 'en' }, 'signOut']);
  });

  it('is not replaced by another version’s, but replaces an element of this name', async () => {
    document.body.innerHTML = '<img id="portico" alt="">';
    await begin();
    const first = portico();
    expect(first).not.toBeInstanceOf(Element);
    start({ ...table, folder: 'next' }, 'https://cdn.example/portico/1.1.0/loader.js', load);
    expect(portico()).toBe(first);
  });

  it('requests the core again when it could not be loaded', async () => {
    await begin();
    load.mockRejectedValueOnce(new TypeError('offline'));
    await expect(portico().ready).rejects.toThrow('offline');
    load.mockResolvedValue({ put });
    await portico().ready;
    expect(loaded()).toEqual([at('core'), at('core')]);
  });
});

describe('the locale `auto`', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it.each([
    ['es-MX', 'sign-in.es'],
    ['en', 'sign-in.en'],
    ['', 'sign-in.en'],
  ])('is that of the page, %j', async (lang, file) => {
    document.documentElement.lang = lang;
    Reflect.set(globalThis, Symbol.for(configurationName), { locale: 'auto' });
    add('portico-sign-in');
    await begin();
    expect(asked()).toContain(at(file));
  });
});
