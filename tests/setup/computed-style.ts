/**
 * jsdom resolves every property of an element each time one is read, which is most of the time of a
 * screen's tests: testing-library and user-event read `display`, `visibility` and `pointer-events`
 * of hundreds of elements for one query. Without style sheets, of which jsdom's documents have none
 * here, these follow from the element, its own style and its ancestors.
 */

type GetComputedStyle = typeof globalThis.getComputedStyle;

/** Inherited properties, by name, with their initial values. */
const inherited: Readonly<Record<string, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};

const names: Readonly<Record<string, string>> = { pointerEvents: 'pointer-events' };

/** Selectors of the browser's own sheet that read more than `shapeOf` does. */
const isSpecial = 'summary, [popover]';

/** All that the browser's own sheet and the element's style say about `display`. */
const shapeOf = (element: Element) =>
  JSON.stringify([
    element.namespaceURI,
    element.localName,
    element.getAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type')?.toLowerCase() === 'hidden',
    element.getAttribute('style'),
  ]);

function inheritedValue(element: Element, property: string, real: GetComputedStyle): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    // A hidden row is not displayed in a way of its own.
    if (at.hasAttribute('hidden')) return real(at).getPropertyValue(property);
    const own = ownStyle(at)?.getPropertyValue(property) ?? '';
    if (own !== '' && own !== 'inherit') return own;
  }
  return inherited[property] ?? '';
}

const ownStyle = (element: Element) =>
  element.hasAttribute('style') &&
  'style' in element &&
  element.style instanceof CSSStyleDeclaration
    ? element.style
    : undefined;

/** The same as `real`, but resolves only what is read. */
function lazyComputedStyle(real: GetComputedStyle): GetComputedStyle {
  const displays = new Map<string, string>();
  const target = document.createElement('i').style;

  function displayOf(element: Element): string {
    if (element.matches(isSpecial)) return real(element).display;
    const shape = shapeOf(element);
    const known = displays.get(shape) ?? real(element).display;
    displays.set(shape, known);
    return known;
  }

  function valueOf(element: Element, property: string): string | undefined {
    if (property === 'display') return displayOf(element);
    return Object.hasOwn(inherited, property) ? inheritedValue(element, property, real) : undefined;
  }

  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return real(element, pseudo);
    let resolved: CSSStyleDeclaration | undefined;
    const resolve = () => (resolved ??= real(element));
    return new Proxy(target, {
      get: (_, name) => {
        if (name === 'getPropertyValue') {
          return (property: string) =>
            valueOf(element, property) ?? resolve().getPropertyValue(property);
        }
        const known = typeof name === 'string' ? valueOf(element, names[name] ?? name) : undefined;
        if (known !== undefined) return known;
        const value: unknown = Reflect.get(resolve(), name);
        return typeof value === 'function' ? value.bind(resolve()) : value;
      },
    });
  };
}

/** The lazy functions in use, with jsdom's own. */
const ownOf = new WeakMap<GetComputedStyle, GetComputedStyle>();

/** jsdom's own function. */
export const jsdomComputedStyle = (): GetComputedStyle =>
  ownOf.get(window.getComputedStyle) ?? window.getComputedStyle;

/** Makes this document's `getComputedStyle` lazy; the files of a worker share it. */
export function useLazyComputedStyle(): void {
  if (ownOf.has(window.getComputedStyle)) return;
  const own = window.getComputedStyle;
  window.getComputedStyle = lazyComputedStyle(own);
  ownOf.set(window.getComputedStyle, own);
}
