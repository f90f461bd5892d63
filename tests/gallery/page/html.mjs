/** Markup from templates: what is inserted is escaped unless it is markup itself. */

class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/**
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values  a list is joined; undefined and false are left out
 */
export function html(strings, ...values) {
  return new Markup(String.raw({ raw: strings }, ...values.map(textOf)));
}

function textOf(value) {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  return value instanceof Markup ? value.text : escapeText(String(value));
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]);
}
