import { baseCss, classRules } from './styles.generated';

/** By position in the cascade: an object iterates its integer keys in ascending order. */
const rules: Record<number, string> = { ...classRules };
let sheet: CSSStyleSheet | undefined;

/**
 * Adds rules to the shared sheet, each once and at its position, so that the cascade is Tailwind's
 * in any loading order. In the built packages each module with classes calls it with their rules.
 */
export function addRules(added: Readonly<Record<number, string>>): void {
  Object.assign(rules, added);
  if (sheet) write(sheet);
}

/** The shared sheet. Undefined where constructable sheets are missing (jsdom). */
export function pageSheet(): CSSStyleSheet | undefined {
  if (sheet === undefined && 'replaceSync' in CSSStyleSheet.prototype) {
    sheet = new CSSStyleSheet();
    write(sheet);
  }
  return sheet;
}

function write(target: CSSStyleSheet): void {
  target.replaceSync(baseCss + Object.values(rules).join(''));
}
