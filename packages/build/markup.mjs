/** Markup as React writes it: attributes in double quotes, special characters escaped. */

const classAttribute = /(?<= class=")[^"]*/g;

/** All its classes. @param {string} html @returns {string[]} */
export function classesIn(html) {
  return [...html.matchAll(classAttribute)].flatMap(([names]) => names.match(/\S+/g) ?? []);
}

/**
 * Replaces each `{group.key?values}` by a text.
 *
 * @param {string} html
 * @param {(key: string, values: string) => string} put
 */
export function withTexts(html, put) {
  return html.replace(/\{([\w.]+)(?:\?([^}]*))?\}/g, (_, key, values = '') =>
    escape(put(key, values.replaceAll('&amp;', '&'))),
  );
}

/**
 * Whether two are equal, except that preact does not escape apostrophes.
 *
 * @param {string} one
 * @param {string} other
 */
export function isAlike(one, other) {
  return withApostrophes(one) === withApostrophes(other);
}

const withApostrophes = (html) => html.replaceAll('&#x27;', "'");

/**
 * The markup to show before React draws: a form of method `dialog` sends no request. Omits what
 * no parser needs, and attributes with their default value.
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
