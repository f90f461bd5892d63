/** What the plugin knows of tags and screens, from the declarations of the elements. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screenNotes } from '../../build/screen-notes.mjs';
import { cdnOutput } from '../../build/cdn.mjs';
import { root } from '../../build/freshness.mjs';
import { shortName } from '../../build/widgets.mjs';

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

export function readCatalogue() {
  const { files } = JSON.parse(readFileSync(cdnOutput, 'utf8'));
  return { integrity: files['loader.js'].integrity, tags: readTags(), screens: readScreens() };
}

/** By the name of the tag without `portico-`. */
function readTags() {
  const packages = join(root, 'packages');
  const declarations = readdirSync(packages)
    .map((name) => join(packages, name, 'custom-elements.json'))
    .filter(existsSync)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).modules)
    .flatMap((module) => module.declarations)
    .filter(({ customElement }) => customElement);
  const tags = declarations.map(({ tagName, summary, attributes }) => {
    const name = shortName(tagName);
    const own = attributes.map((one) => [one.name, attributeOf(one)]);
    return [
      name,
      { title: `Portico: ${words(name)}`, summary, attributes: Object.fromEntries(own) },
    ];
  });
  return Object.fromEntries(tags.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns {Attribute} */
function attributeOf({ name, description, type }) {
  const literals = [...type.text.matchAll(/'([\w-]+)'|\b(\d)\b/g)].map(
    ([, word, digit]) => word ?? digit,
  );
  return {
    field: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    type: type.text === 'boolean' ? 'boolean' : 'string',
    ...{ title: words(name), description },
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
