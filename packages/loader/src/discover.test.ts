// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discover } from './discover';

const attachShadow = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') ?? {};

const add = (name: string, parent: ParentNode = document.body) => {
  const element = document.createElement(name);
  parent.append(element);
  return element;
};

const found = vi.fn<(name: string, element: Element) => void>();
const names = () => found.mock.calls.map(([name]) => name);
/** Mutations are told, and later roots searched, in microtasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The search never stops, but a test must not be affected by the previous one. */
const observers: MutationObserver[] = [];
const Observer = MutationObserver;

beforeEach(() => {
  found.mockReset();
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
});
afterEach(() => {
  observers.splice(0).forEach((observer) => {
    observer.disconnect();
  });
  vi.unstubAllGlobals();
  Object.defineProperty(Element.prototype, 'attachShadow', attachShadow);
  document.body.replaceChildren();
});

it('finds elements inside open shadow roots, nested, and those added there later', async () => {
  const outer = add('div').attachShadow({ mode: 'open' });
  const inner = add('div', outer).attachShadow({ mode: 'open' });
  add('portico-sign-in', inner);
  discover(found);
  expect(names()).toEqual(['sign-in']);
  add('portico-payment', inner);
  await settle();
  expect(names()).toEqual(['sign-in', 'payment']);
});

it('[POR-141] finds elements in an open root that is attached later, and not those of the suite', async () => {
  const host = add('div');
  discover(found);
  const root = host.attachShadow({ mode: 'open' });
  add('portico-payment', root);
  await settle();
  add('portico-messages', root);
  await settle();
  expect(names()).toEqual(['payment', 'messages']);
  add('portico-payment-methods', add('portico-sign-in').attachShadow({ mode: 'open' }));
  await settle();
  expect(names()).toEqual(['payment', 'messages', 'sign-in']);
});

it('finds elements in the root of an element that is defined later', async () => {
  add('late-element');
  discover(found);
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
  expect(names()).toContain('payment');
});

it('leaves attachShadow as the page’s code knows it', () => {
  const native = Element.prototype.attachShadow;
  discover(found);
  const method = Element.prototype.attachShadow;
  const property = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow');
  expect(property).toEqual({ ...attachShadow, value: method });
  expect([method.name, method.length]).toEqual([native.name, native.length]);
  expect(Reflect.ownKeys(method)).toEqual(Reflect.ownKeys(native));
  expect(Function.prototype.toString.call(method)).toMatch(/\[native code\]/);
  expect(add('div').attachShadow({ mode: 'closed' }).mode).toBe('closed');
  expect(() => add('input').attachShadow({ mode: 'open' })).toThrow(DOMException);
  const twice = add('div');
  twice.attachShadow({ mode: 'open' });
  expect(() => twice.attachShadow({ mode: 'open' })).toThrow(DOMException);
  const onOther = (): unknown => Reflect.apply(method, {}, [{ mode: 'open' }]);
  expect(onOther).toThrow(expect.objectContaining({ name: 'TypeError' }));
});

it('runs nothing of its own while the page attaches a root', async () => {
  discover(found);
  const host = add('section');
  await settle();
  const root = host.attachShadow({ mode: 'open' });
  const children = vi.spyOn(root, 'children', 'get');
  add('portico-payment', root);
  expect(children).not.toHaveBeenCalled();
  await settle();
  expect(names()).toEqual(['payment']);
});

it('starts where the page has made attachShadow read-only, and then finds by what it is given', async () => {
  const host = add('div');
  const define = vi.spyOn(Reflect, 'defineProperty').mockReturnValue(false);
  const scan = discover(found);
  define.mockRestore();
  const root = host.attachShadow({ mode: 'open' });
  add('portico-sign-in', root);
  await settle();
  expect(names()).toEqual([]);
  scan(root);
  expect(names()).toEqual(['sign-in']);
});
