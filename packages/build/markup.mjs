/** Markup as React writes it: attributes in double quotes, every sign that would end a text escaped. */

const classAttribute = /(?<= class=")[^"]*/g;

/** Every class that stands in it. @param {string} html @returns {string[]} */
export function classesIn(html) {
  return [...html.matchAll(classAttribute)].flatMap(([names]) => names.match(/\S+/g) ?? []);
}

/** The same with other classes. @param {string} html @param {(name: string) => string} rename */
export function withClasses(html, rename) {
  return html.replace(classAttribute, (names) => names.replace(/\S+/g, (one) => rename(one)));
}

/**
 * Puts a text in place of each `{group.key?values}`.
 *
 * @param {string} html
 * @param {(key: string, values: string) => string} put
 */
export function withTexts(html, put) {
  return html.replace(/\{([\w.]+)(?:\?([^}]*))?\}/g, (_, key, values = '') =>
    escape(put(key, values.replaceAll('&amp;', '&'))),
  );
}

/** Whether two say the same: preact leaves an apostrophe as it is. @param {string} one @param {string} other */
export function isAlike(one, other) {
  return withApostrophes(one) === withApostrophes(other);
}

const withApostrophes = (html) => html.replaceAll('&#x27;', "'");

/**
 * As it stands before React listens: a form of method `dialog` sends nothing anywhere. And shorter by
 * what no parser needs, and by what holds where it is not said.
 *
 * @param {string} html
 * @param {string} language
 */
export function prepared(html, language) {
  return withApostrophes(html)
    .replace(/<form (?![^>]*method=)/g, '<form method="dialog" ')
    .replace(/ lang="\w+"/g, ` lang="${language}"`)
    .replace(/ aria-(invalid|busy)="false"/g, '')
    .replace(/ +(?=")/g, '')
    .replaceAll('/>', '>');
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
function escape(text) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]);
}
