/** Markup that is known to be escaped. Only this file creates it. */
export type Html = { readonly markup: string };

/** What a template accepts: text and numbers are escaped, `undefined` and `false` add nothing. */
export type Slot = Html | string | number | false | undefined | readonly Slot[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for an element's content and for a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function isList(slot: Slot): slot is readonly Slot[] {
  return Array.isArray(slot);
}

function render(slot: Slot): string {
  if (slot === undefined || slot === false) return '';
  if (typeof slot === 'string') return escapeText(slot);
  if (typeof slot === 'number') return String(slot);
  if (isList(slot)) return slot.map(render).join('');
  return slot.markup;
}

/** A template whose slots are escaped: html`<p title="${title}">${text}</p>`. */
export function html(parts: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  const markup = parts.map((part, index) => part + render(slots[index])).join('');
  return { markup };
}
