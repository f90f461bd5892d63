// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from './start';
import type { Table } from './table';

const table: Table = {
  shared: 'react-rrrrrrr shared-ccccccc shared-fffffff shared-ttttttt',
  tags: 'sign-in-aaaaaaa007 payment-bbbbbbb00f payment-methods-ddddddd001',
};
const url = 'https://cdn.example/portico/1.0.0/loader.js';
const at = (name: string) => `https://cdn.example/portico/1.0.0/${name}.js`;

const load = vi.fn<(address: string) => Promise<unknown>>();
const loaded = () => load.mock.calls.map(([address]) => address);
const begin = () => {
  start(table, url, load);
};

/** MutationObserver calls back in a microtask. */
const settle = async () => {
  await Promise.resolve();
};
const add = (name: string, parent: ParentNode = document.body) => {
  const element = document.createElement(name);
  parent.append(element);
  return element;
};

/** A loader never stops, but a test must not hear the one before. */
const observers: MutationObserver[] = [];
const Observer = MutationObserver;

beforeEach(() => {
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  load.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  observers.splice(0).forEach((observer) => {
    observer.disconnect();
  });
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('portico.configuration'));
});

describe('the tags of a page', () => {
  it('loads the entry of each known tag once, and nothing else', () => {
    add('portico-sign-in');
    add('portico-sign-in');
    add('portico-unheard-of');
    add('x-portico-payment');
    begin();
    expect(loaded()).toEqual([at('sign-in-aaaaaaa')]);
  });

  it('fetches what the entry imports at the same time, each file once', () => {
    add('portico-sign-in');
    add('portico-payment');
    begin();
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['modulepreload', at('react-rrrrrrr')],
      ['modulepreload', at('shared-ccccccc')],
      ['modulepreload', at('shared-fffffff')],
      ['modulepreload', at('shared-ttttttt')],
    ]);
  });

  it('finds tags added later, also inside what is added', async () => {
    begin();
    const parent = document.createElement('section');
    add('portico-payment', parent);
    document.body.append(parent);
    await settle();
    expect(loaded()).toEqual([at('payment-bbbbbbb')]);
  });

  it('finds tags inside open shadow roots, nested, and those added there later', async () => {
    const outer = add('div').attachShadow({ mode: 'open' });
    const inner = add('div', outer).attachShadow({ mode: 'open' });
    add('portico-sign-in', inner);
    begin();
    expect(loaded()).toEqual([at('sign-in-aaaaaaa')]);
    add('portico-payment', inner);
    await settle();
    expect(loaded()).toEqual([at('sign-in-aaaaaaa'), at('payment-bbbbbbb')]);
  });

  it('finds tags in the root of an element that is defined later', async () => {
    add('late-element');
    begin();
    customElements.define(
      'late-element',
      class extends HTMLElement {
        constructor() {
          super();
          add('portico-payment', this.attachShadow({ mode: 'open' }));
        }
      },
    );
    await customElements.whenDefined('late-element');
    await settle();
    expect(loaded()).toEqual([at('payment-bbbbbbb')]);
  });

  it('leaves a tag alone that a bundle has defined', () => {
    customElements.define('portico-bundled', class extends HTMLElement {});
    add('portico-bundled');
    start({ ...table, tags: 'bundled-bbbbbbb000' }, url, load);
    expect(loaded()).toEqual([]);
  });

  it('tries again with the next tag when a file could not be fetched', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    add('portico-sign-in');
    begin();
    await settle();
    await settle();
    add('portico-sign-in');
    await settle();
    expect(loaded()).toEqual([at('sign-in-aaaaaaa'), at('sign-in-aaaaaaa')]);
  });

  it('writes no script, no style and no handler into the page', () => {
    add('portico-sign-in');
    begin();
    expect(document.querySelectorAll('script, style, [style], [onload], [onerror]')).toHaveLength(
      0,
    );
  });
});

describe('a second loader of another version', () => {
  it('brings the tags that only it knows, and defines no other again', () => {
    customElements.define('portico-first', class extends HTMLElement {});
    add('portico-first');
    add('portico-second');
    const tags = 'first-aaaaaaa000 second-bbbbbbb000';
    start({ shared: '', tags }, 'https://cdn.example/portico/1.1.0/loader.js', load);
    expect(loaded()).toEqual(['https://cdn.example/portico/1.1.0/second-bbbbbbb.js']);
  });
});
