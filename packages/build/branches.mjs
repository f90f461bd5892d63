/** Markup as React writes it, as data and back. */

/** @typedef {import('../element/src/first-screen/first-screen').Branch} Branch */

const token = /<!--(.*?)-->|<(\/?)([\w-]+)((?:\s[^>]*)?)>|([^<]+)/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'path', 'wbr']);

/** @param {string} markup @returns {Branch[]} */
export function branchesOf(markup) {
  const root = [];
  const open = [root];
  for (const [, comment, closing, name, attributes, text] of markup.matchAll(token)) {
    const into = open.at(-1);
    if (comment !== undefined) into.push([comment]);
    else if (text !== undefined) into.push(unescape(text));
    else if (closing) open.pop();
    else {
      const branch = [name, attributesOf(attributes)];
      into.push(branch);
      if (!empty.has(name) && !attributes.endsWith('/')) open.push(branch);
    }
  }
  return root;
}

function attributesOf(text) {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, value = '']) => [
      name.toLowerCase(),
      unescape(value),
    ]),
  );
}

/** @param {readonly Branch[]} branches @returns {string} */
export function markupOf(branches) {
  return branches.map(markupOfOne).join('');
}

function markupOfOne(branch) {
  if (typeof branch === 'string') return escape(branch);
  const [name, attributes, ...children] = branch;
  if (attributes === undefined) return `<!--${name}-->`;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `<${name}${written.join('')}>`;
  return empty.has(name) ? start : `${start}${markupOf(children)}</${name}>`;
}

/** Every class that stands in it. @param {readonly Branch[]} branches @returns {string[]} */
export function classesIn(branches) {
  return branches.flatMap((branch) => {
    if (typeof branch === 'string') return [];
    const [, attributes, ...children] = branch;
    return [...(attributes?.class?.split(/\s+/) ?? []), ...classesIn(children)];
  });
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const signs = Object.fromEntries(Object.entries(entities).map(([entity, sign]) => [sign, entity]));

function unescape(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]);
}

function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]);
}
