import { baseCss, classRules } from './styles.generated';

/** By position in the cascade: an object iterates its integer keys in ascending order. */
const rules: Record<number, string> = { ...classRules };
/** The positions of the rules in the sheet after those of the theme, ascending. */
const places: number[] = [];
let sheet: CSSStyleSheet | undefined;

/**
 * Adds rules to the shared sheet, each once and at its position, so that the cascade is Tailwind's
 * in any loading order. In the built packages each module with classes calls it with their rules.
 */
export function addRules(added: Readonly<Record<number, string>>): void {
  Object.assign(rules, added);
  if (sheet) insert(sheet, added);
}

/** The shared sheet. Undefined where constructable sheets are missing (jsdom). */
export function pageSheet(): CSSStyleSheet | undefined {
  if (sheet === undefined && 'replaceSync' in CSSStyleSheet.prototype) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(baseCss);
    insert(sheet, rules);
  }
  return sheet;
}

/** One by one: a sheet written anew would be read as a whole, and every element styled again. */
function insert(target: CSSStyleSheet, added: Readonly<Record<number, string>>): void {
  const start = target.cssRules.length - places.length;
  for (const [key, rule] of Object.entries(added)) {
    const place = Number(key);
    const next = places.findIndex((one) => one >= place);
    const index = next < 0 ? places.length : next;
    if (places[index] === place) continue;
    try {
      target.insertRule(rule, start + index);
      places.splice(index, 0, place);
    } catch {
      // A selector that this browser does not know.
    }
  }
}
