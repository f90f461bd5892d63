// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromJson, hasOwnMethods, isElement, keysOf, sequence, toJson } from './natives';

/** What a library has added, to be removed after the test. */
const added: [object, string][] = [];
function add(target: object, name: string, value: unknown): void {
  added.push([target, name]);
  Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

afterEach(() => {
  for (const [target, name] of added.splice(0)) Reflect.deleteProperty(target, name);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const value = { list: [1, 'two', { three: [null, true] }], left: undefined, text: '"' };
const written = '{"list":[1,"two",{"three":[null,true]}],"text":"\\""}';

describe('the JSON of a page', () => {
  it('is the browser’s', () => {
    expect(toJson(value)).toBe(written);
    expect(fromJson(written)).toEqual({ list: value.list, text: '"' });
    expect(() => fromJson('{')).toThrow(SyntaxError);
    expect(fromJson('{"a":"b"}', (name, found) => (name === 'a' ? 'c' : found))).toEqual({
      a: 'c',
    });
  });

  it.each([
    ['lists', Array.prototype],
    ['everything', Object.prototype],
    ['texts', String.prototype],
  ])('is not what `toJSON` of a library makes of %s', (_what, prototype) => {
    add(prototype, 'toJSON', () => 'of the library');
    expect(toJson(value)).toBe(written);
    expect(toJson([['a']])).toBe('[["a"]]');
  });

  it.each([
    ['methods of other names', { encode: String, decode: String }],
    ['methods of its own', { stringify: () => 'own', parse: () => 'own' }],
  ])('is that of a new document where a library has replaced it, with %s', (_what, replaced) => {
    vi.stubGlobal('JSON', replaced);
    const texts = [toJson(value), toJson(fromJson(written))];
    vi.unstubAllGlobals();
    expect(texts).toEqual([written, written]);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('a sequence needs no `Array.from`', () => {
  expect(sequence(3, (index) => index * 2)).toEqual([0, 2, 4]);
  expect(sequence(0, String)).toEqual([]);
});

it('the names of an object are its own, whatever its prototype has', () => {
  add(Object.prototype, 'extend', () => undefined);
  vi.spyOn(Object, 'keys').mockReturnValueOnce(['a', 'extend']);
  expect(keysOf({ a: 1 })).toEqual(['a']);
});

it('an element is one where `Element` is a library’s', () => {
  vi.stubGlobal('Element', () => undefined);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  expect([document.body, svg, document, 'body', undefined].map(isElement)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('whether code of others works on the page', () => {
  it('is true where nothing is replaced', () => expect(hasOwnMethods()).toBe(true));

  it('is false where every object has another function', () => {
    add(Object.prototype, 'toJSONString', String);
    expect(hasOwnMethods()).toBe(false);
  });

  it.each([
    ['reduce', Array.prototype],
    ['bind', Function.prototype],
  ] as const)('is false where `%s` is a library’s', (name, target) => {
    const own = Object.getOwnPropertyDescriptor(target, name) ?? {};
    Object.defineProperty(target, name, { ...own, value: (one: unknown) => one });
    expect(hasOwnMethods()).toBe(false);
    Object.defineProperty(target, name, own);
  });
});
