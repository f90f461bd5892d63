import { baseCss, rules } from './styles.generated';

/** A rule's position in Tailwind's order, and its text. */
export type OrderedRule = readonly [order: number, css: string];

let sheet: CSSStyleSheet | undefined;
let baseLength = 0;
const placed: number[] = [];

/** Creates the shared sheet. Undefined where constructable sheets are missing (jsdom). */
function pageSheet(): CSSStyleSheet | undefined {
  if (sheet === undefined && 'replaceSync' in CSSStyleSheet.prototype) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(baseCss);
    baseLength = sheet.cssRules.length;
    addRules(rules);
  }
  return sheet;
}

/**
 * Adds the suite's styles to a shadow root: one constructable sheet, shared by every root of this
 * copy. Does nothing where such sheets are missing (jsdom), or when the root has it already.
 */
export function adoptStyles(root: ShadowRoot): void {
  const shared = 'adoptedStyleSheets' in root && pageSheet();
  if (shared && !root.adoptedStyleSheets.includes(shared)) root.adoptedStyleSheets.push(shared);
}

/**
 * Adds utilities to the shared sheet, each once and at its position, so that chunks may be loaded
 * in any order and the cascade stays Tailwind's.
 */
export function addRules(added: readonly OrderedRule[]): void {
  const target = pageSheet();
  if (!target) return;
  for (const [order, css] of added) {
    const next = placed.findIndex((other) => other >= order);
    const index = next < 0 ? placed.length : next;
    if (placed[index] === order) continue;
    try {
      target.insertRule(css, baseLength + index);
      placed.splice(index, 0, order);
    } catch {
      // A browser that rejects one rule still gets all the others.
    }
  }
}
