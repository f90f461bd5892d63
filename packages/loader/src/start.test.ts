// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  configurationName,
  earlyRequestsName,
  sessionKey,
  type FileTable,
  type PageActions,
} from '@portico/contract/page-protocol';
import { start } from './start';

const table: FileTable = {
  folder: 'Ab12Cd34',
  tags: 'sign-in.a payment.a2z payment-methods',
  reads: { payment: [['/api/accountList']] },
  noCode: { en: ['This part could not be loaded.', 'Reload'] },
};
const url = 'https://cdn.example/portico/1.0.0/loader.js';
const at = (name: string) => `https://cdn.example/portico/1.0.0/Ab12Cd34/${name}.js`;

const put = vi.fn<(element: Element) => void>();
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const load = vi.fn<(address: string) => Promise<{ readonly put: typeof put }>>();
const asked = () => load.mock.calls.map(([address]) => address);
const isFirstScreen = (address: string) => /\.(en|es)\.js(\?|$)/.test(address);
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
    await vi.advanceTimersByTimeAsync(0);
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
  vi.useFakeTimers();
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
  vi.useRealTimers();
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

  it.each([
    ['its session', location.origin, ['/api/accountList'], [at('calls')]],
    ['the session of another API', 'https://other.example', [], []],
  ])('requests at the same time what a tag reads first with %s', async (_, api, reads, calls) => {
    sessionStorage.setItem(sessionKey, JSON.stringify({ api }));
    load.mockReturnValue(new Promise(() => {}));
    add('portico-payment');
    await begin();
    sessionStorage.clear();
    const addresses = ['/api/setup/ApplicationOptions', ...reads];
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(
      addresses.map((path) => location.origin + path),
    );
    expect(asked().filter((address) => address === at('calls'))).toEqual(calls);
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
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('offline'))],
    ['is late', () => new Promise<never>(() => {})],
  ])('one that %s delays the others by a second', async (_, payment) => {
    load.mockImplementation((address) =>
      address.startsWith(at('payment.en')) ? payment() : Promise.resolve({ put }),
    );
    add('portico-payment');
    const below = add('portico-sign-in');
    await begin();
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(put.mock.calls).toEqual([[below]]);
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

  it('writes no script, no style and no handler into the page', async () => {
    add('portico-sign-in');
    await begin();
    expect(document.querySelectorAll('script, style, [style], [onload], [onerror]')).toHaveLength(
      0,
    );
  });
});

describe('code that does not come', () => {
  const offline = () => Promise.reject(new TypeError('offline'));
  const unanswered = () => new Promise<never>(() => undefined);
  const stop = vi.fn<(element: Element) => void>();
  /** Entries fail in this way; first screens arrive, or fail in the same way. */
  const fail = (way: () => Promise<never>, { screens = true } = {}) =>
    load.mockImplementation((address) =>
      isFirstScreen(address) && screens ? Promise.resolve({ put, stop }) : way(),
    );
  const spelled = (name: string) => at(name).replace('Ab12Cd34', '%41b12Cd34');

  beforeEach(() => {
    stop.mockReset();
    put.mockImplementation((host) => {
      if (!host.shadowRoot)
        host.attachShadow({ mode: 'open' }).append(document.createElement('div'));
    });
  });

  it('[POR-143] is requested again, then under another address with all that it imports', async () => {
    fail(offline);
    add('portico-sign-in');
    await begin();
    await vi.advanceTimersByTimeAsync(1_499);
    load.mockResolvedValue({ put });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded()).toEqual([at('sign-in'), at('sign-in'), spelled('sign-in')]);
    // What comes later shares the files that have arrived.
    add('portico-payment');
    await settle();
    expect(loaded().at(-1)).toBe(spelled('payment'));
    expect(asked()).toContain(spelled('pz'));
  });

  it('[POR-143] is requested under another address at once where it is not answered', async () => {
    fail(unanswered);
    add('portico-sign-in');
    await begin();
    await vi.advanceTimersByTimeAsync(8_500);
    expect(loaded()).toEqual([at('sign-in'), spelled('sign-in')]);
  });

  it('[POR-143] of a first screen is requested under another address, without what it imports', async () => {
    fail(offline, { screens: false });
    add('portico-sign-in');
    await begin();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked().filter((address) => address.includes('.en.js'))).toEqual([
      at('sign-in.en'),
      `${at('sign-in.en')}?again=1`,
    ]);
  });

  it('shows the content between the tags with the first screen', async () => {
    fail(offline);
    const elements = [add('portico-sign-in'), add('portico-sign-in')];
    await begin();
    await settle();
    for (const { shadowRoot } of elements)
      expect(shadowRoot?.querySelectorAll('div slot')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    for (const { shadowRoot } of elements)
      expect(shadowRoot?.querySelectorAll('div slot')).toHaveLength(1);
  });

  it.each([
    ['is refused', offline, 1_500],
    ['is not answered', unanswered, 8_000],
  ])('[POR-144] that %s is said in each first screen within ten seconds', async (_, way, after) => {
    fail(way);
    const elements = [add('portico-sign-in'), add('portico-sign-in')];
    await begin();
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(stop.mock.calls.map(([element]) => element)).toEqual(elements);
  });

  it.each([
    ['is refused', offline, 1_500],
    ['is not answered', unanswered, 8_000],
  ])('[POR-144] that %s is said where there is no first screen either', async (_, way, after) => {
    fail(way, { screens: false });
    const element = add('portico-sign-in');
    element.textContent = 'Call us';
    await begin();
    await vi.advanceTimersByTimeAsync(after);
    const { shadowRoot } = element;
    expect(shadowRoot?.querySelector('slot')).not.toBeNull();
    expect(shadowRoot?.querySelector('[role=alert]')?.textContent).toBe(
      'This part could not be loaded.',
    );
    expect(shadowRoot?.querySelector('button')?.textContent).toBe('Reload');
  });

  it('is not said of a tag that is defined', async () => {
    add('portico-arriving');
    start({ ...table, tags: 'arriving' }, url, load);
    await settle();
    customElements.define('portico-arriving', class extends HTMLElement {});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stop).not.toHaveBeenCalled();
    expect(loaded()).toEqual([at('arriving')]);
  });
});

describe('a second loader of another version', () => {
  it('defines the tags that only it has, and no other again', async () => {
    customElements.define('portico-first', class extends HTMLElement {});
    add('portico-first');
    add('portico-second');
    const tags = 'first second';
    start({ ...table, folder: 'next', tags }, 'https://cdn.example/portico/1.1.0/loader.js', load);
    await settle();
    expect(loaded()).toEqual(['https://cdn.example/portico/1.1.0/next/second.js']);
  });

  it('[POR-113] requests no file of a tag that the first one loads', async () => {
    add('portico-sign-in');
    await begin();
    const requested = asked();
    const later = { ...table, folder: 'next', tags: `${table.tags} later` };
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
    load.mockRejectedValue(new TypeError('offline'));
    add('portico-sign-in');
    await begin();
    start(table, 'https://cdn.example/portico/1.1.0/loader.js', load);
    await settle();
    await vi.advanceTimersByTimeAsync(500);
    expect(loaded()).toEqual([at('sign-in'), at('sign-in')]);
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
    load.mockRejectedValue(new TypeError('offline'));
    const refused = expect(portico().ready).rejects.toThrow('offline');
    await vi.advanceTimersByTimeAsync(2_500);
    await refused;
    expect(loaded()).toHaveLength(3);
    load.mockResolvedValue({ put });
    await portico().ready;
    expect(loaded()).toHaveLength(4);
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
