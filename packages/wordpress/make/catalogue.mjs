/** What the plugin knows of tags and screens, from the declarations of the elements. */
import { readFileSync } from 'node:fs';
import { screenNotes } from '../../build/screen-notes.mjs';
import { cdnOutput } from '../../build/cdn.mjs';
import { shortName } from '../../build/widgets.mjs';
import { collectWidgets } from '../../element/build/collect.mjs';

/** Screens without a tag, for which a lender can have a page of its own. */
const ownScreens = ['applyForLoan', 'error500'];

/**
 * @typedef {object} Attribute
 * @property {string} field  its name in a block, in camel case
 * @property {'string' | 'boolean'} type
 * @property {string} title
 * @property {string} description
 * @property {readonly string[]} [enum]
 */

/** The CDN files must be built. */
export async function readCatalogue() {
  const { files } = JSON.parse(readFileSync(cdnOutput, 'utf8'));
  return {
    integrity: files['loader.js'].integrity,
    tags: await readTags(),
    screens: readScreens(),
  };
}

/** By the name of the tag without `portico-`. */
async function readTags() {
  const tags = (await collectWidgets()).map(({ tag, summary, properties, attributes }) => {
    const name = shortName(tag);
    const all = [...properties.map((one) => ({ ...one, name: one.attribute })), ...attributes];
    const own = all.map((one) => [one.name, attributeOf(one)]);
    return [
      name,
      { title: `Portico: ${words(name)}`, summary, attributes: Object.fromEntries(own) },
    ];
  });
  return Object.fromEntries(tags);
}

/** @returns {Attribute} */
function attributeOf({ name, doc, type }) {
  const literals = [...type.matchAll(/'([\w-]+)'|\b(\d)\b/g)].map(
    ([, word, digit]) => word ?? digit,
  );
  return {
    field: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    type: type === 'boolean' ? 'boolean' : 'string',
    ...{ title: words(name), description: doc },
    ...(literals.length > 0 && { enum: literals }),
  };
}

function readScreens() {
  const offered = Object.entries(screenNotes).filter(
    ([screen, { tag }]) => tag !== undefined || ownScreens.includes(screen),
  );
  return Object.fromEntries(
    offered.map(([screen, { what, example }]) => {
      const [address = '', fragment = ''] = example.split('#');
      return [screen, { title: what, query: address.split('?')[1] ?? '', fragment }];
    }),
  );
}

/** `sign-in` → `Sign in`. */
function words(name) {
  const text = name.replaceAll('-', ' ');
  return text === 'faq' ? 'FAQ' : `${text[0].toUpperCase()}${text.slice(1)}`;
}

/** The declaration of a tag's block, `block.json`. */
export function blockOf(name, { title, summary, attributes }, version) {
  const own = Object.values(attributes).map(({ field, ...schema }) => [field, schema]);
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 2,
    ...{ name: `portico/${name}`, title, version, description: summary },
    ...{ category: 'portico', icon: 'bank', textdomain: 'portico' },
    keywords: ['portico', `portico-${name}`],
    attributes: Object.fromEntries(own),
    supports: { html: false, align: ['wide', 'full'], anchor: true },
    editorScript: 'portico-editor',
    editorStyle: 'portico',
    render: 'file:../../render.php',
  };
}
