/**
 * What old libraries of a page replace or add to (Prototype, MooTools, Datejs, ExtJS and others):
 * JSON, `Array.from`, `Date.parse`, `Date.prototype.toISOString`, `Document`, `Element`, `Event`,
 * `Object.prototype`. Lint refuses the replaced ones; these functions take their place.
 */

type NativeJson = Pick<JSON, 'parse' | 'stringify'>;

/**
 * The JSON text of a value, without what `toJSON` of a library makes of its lists and objects.
 *
 * @param value objects, lists, texts, numbers and flags: no `Date`, no class with a `toJSON`
 */
export function toJson(value: unknown): string {
  return nativeJson().stringify(value, ownValue);
}

/** Called after `toJSON`, whose result it ignores. */
function ownValue(this: Readonly<Record<string, unknown>>, name: string): unknown {
  return this[name];
}

/**
 * The value of a JSON text.
 * @param revive replaces each value, by its name
 * @throws SyntaxError when it is not JSON
 */
export function fromJson(
  text: string,
  revive?: (name: string, value: unknown) => unknown,
): unknown {
  return nativeJson().parse(text, revive);
}

/** The page's, or that of a new document where a library has put its own in its place. */
function nativeJson(): NativeJson {
  if (isNative(JSON.parse) && isNative(JSON.stringify)) return JSON;
  clean ??= jsonOfNewDocument();
  return clean ?? JSON;
}

let clean: NativeJson | undefined;

function isNative(method: unknown): boolean {
  return (
    typeof method === 'function' &&
    Function.prototype.toString.call(method).includes('[native code]')
  );
}

function jsonOfNewDocument(): NativeJson | undefined {
  if (typeof HTMLDocument === 'undefined') return undefined;
  const { prototype } = HTMLDocument;
  const frame = Reflect.get(prototype, 'createElement').call(document, 'iframe');
  Reflect.get(prototype, 'documentElement', document).append(frame);
  // Its functions work after it is removed.
  const own =
    frame instanceof HTMLIFrameElement ? frame.contentDocument?.defaultView?.JSON : undefined;
  frame.remove();
  return own;
}

/**
 * Whether code that was not written for such a page works on it, such as react-day-picker: `reduce`
 * and `bind`, whose replacements do something else, are the browser's, and a `for … in` meets nothing
 * that was added.
 */
export function hasOwnMethods(): boolean {
  const { reduce } = Array.prototype;
  const { bind } = Function.prototype;
  return isNative(reduce) && isNative(bind) && Object.keys(Object.prototype).length === 0;
}

/** What `make` returns for 0 and up, as many as `count`; `Array.from` of a library makes none. */
export function sequence<T>(count: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(make(index));
  return made;
}

/** The names of an object's own values; a library's `Object.keys` may name inherited ones too. */
export function keysOf<T extends object>(values: T): Extract<keyof T, string>[] {
  return Object.keys(values).filter((key): key is Extract<keyof T, string> =>
    Object.hasOwn(values, key),
  );
}

/** Whether it is an element of the page: `Element` may be a library's. */
export function isElement(value: unknown): value is HTMLElement | SVGElement {
  return value instanceof HTMLElement || value instanceof SVGElement;
}
