/** Markup as React writes it, as data. */

/** @typedef {import('../element/src/first-screen/first-screen').Branch} Branch */

const token = /<!--(.*?)-->|<(\/?)([\w-]+)((?:\s[^>]*)?)\/?>|([^<]+)/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

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
      const isSvg = name === 'svg' || open.some(([outer]) => outer === 'svg');
      const branch = [name, attributesOf(attributes, isSvg)];
      into.push(branch);
      if (!empty.has(name)) open.push(branch);
    }
  }
  return root;
}

/** HTML minds no capitals, SVG does. */
function attributesOf(text, isSvg) {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, value = '']) => [
      isSvg ? name : name.toLowerCase(),
      unescape(value),
    ]),
  );
}

/** Every class that stands in it. @param {readonly Branch[]} branches @returns {string[]} */
export function classesIn(branches) {
  return branches.flatMap((branch) => {
    if (typeof branch === 'string') return [];
    const [, attributes, ...children] = branch;
    return [...(attributes?.class?.split(/\s+/) ?? []), ...classesIn(children)];
  });
}

/** The same with other classes. @param {readonly Branch[]} branches @returns {Branch[]} */
export function withClasses(branches, rename) {
  return branches.map((branch) => {
    const [name, attributes, ...children] = branch;
    if (typeof branch === 'string' || attributes === undefined) return branch;
    const renamed = attributes.class?.replace(/\S+/g, (one) => rename(one));
    const made = { ...attributes, ...(renamed !== undefined && { class: renamed }) };
    return [name, made, ...withClasses(children, rename)];
  });
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
function unescape(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]);
}
