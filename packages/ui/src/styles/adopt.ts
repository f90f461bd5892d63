import { baseCss, rules } from './styles.generated';

/** A rule's place in Tailwind's own order, and its text. */
export type OrderedRule = readonly [order: number, css: string];

let sheet: CSSStyleSheet | undefined;
let baseLength = 0;
const placed: number[] = [];

/** Makes the page's one sheet. Undefined where constructable sheets are missing (jsdom). */
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
 * Gives a shadow root the suite's styles: one constructable sheet, shared by every root of this
 * copy. Nothing happens where the platform has none (jsdom), or when the root has it already.
 */
export function adoptStyles(root: ShadowRoot): void {
  const shared = 'adoptedStyleSheets' in root && pageSheet();
  if (shared && !root.adoptedStyleSheets.includes(shared)) root.adoptedStyleSheets.push(shared);
}

/**
 * Adds utilities to the shared sheet, each once and at its own place, so that chunks may bring
 * their rules in any order and the cascade stays Tailwind's.
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
      // A browser that cannot read one rule still gets all the others.
    }
  }
}
