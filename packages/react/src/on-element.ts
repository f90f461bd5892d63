import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Props by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether this code runs on a server, which draws once and without a page. */
export const onServer = typeof document === 'undefined';

/** Before the browser paints, and before the element draws for the first time. */
const useBeforePaint = onServer ? useEffect : useLayoutEffect;

/** Sets the changed properties of an element, and resets those no longer given. */
export function useProperties(
  element: RefObject<HTMLElement | null>,
  names: readonly string[],
  given: Values,
): void {
  const before = useRef<Values>({});
  useBeforePaint(() => {
    const { current: node } = element;
    if (!node) return;
    for (const name of names) {
      if (isEqual(given[name], before.current[name])) continue;
      // From the server; what is set as a property takes its place.
      node.removeAttribute(attributeName(name));
      Reflect.set(node, name, given[name]);
    }
    before.current = given;
  });
}

/**
 * Calls the props of events.
 *
 * @param props each event's prop
 */
export function useEvents(
  element: RefObject<HTMLElement | null>,
  props: ReadonlyMap<string, string>,
  given: Values,
): void {
  const latest = useRef(given);
  useBeforePaint(() => {
    latest.current = given;
  });
  useBeforePaint(() => {
    const end = new AbortController();
    for (const [name, prop] of props) {
      const listener = (event: Event) => {
        const handler = latest.current[prop];
        if (isHandler(handler)) handler(event);
      };
      element.current?.addEventListener(name, listener, { signal: end.signal });
    }
    return () => end.abort();
  }, [element, props]);
}

/** The attributes of properties: a server can set no others. */
export function attributesOf(names: readonly string[], given: Values): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      if (value === undefined || value === null || value === false) return [];
      return [[attributeName(name), textOf(value)]];
    }),
  );
}

function textOf(value: unknown): string {
  if (value === true) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `accountNumber` → `account-number` */
function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Objects are compared by content: most are written anew in each render. */
function isEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

const isHandler = (value: unknown): value is (event: Event) => void => typeof value === 'function';
