/** Storybook's controls: one object of argTypes per tag, properties first, then settings and texts. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function argTypesModule(widgets) {
  const table = Object.fromEntries(widgets.map((widget) => [widget.tag, argTypesOf(widget)]));
  return `// Generated from the declarations of the elements: node packages/element/build/generate.mjs
import type { ArgTypes } from '@storybook/react-vite';

/** Controls by tag. Settings and texts are named by their key and go to the tag's \`settings\`. */
export const argTypes = ${JSON.stringify(table)} as const satisfies Record<string, ArgTypes>;
`;
}

function argTypesOf({ properties, settings, texts }) {
  return Object.fromEntries([
    ...properties
      .filter(({ name }) => name !== 'settings')
      .map(({ name, kind, type, default: value, doc }) => [
        name,
        argType('properties', doc, type, controlOf(kind, type), value),
      ]),
    ...settings.map(({ key, kind, default: value, doc }) => [
      key,
      argType('settings', doc, kind, settingControls[kind] ?? { control: 'text' }, value),
    ]),
    ...texts.map(({ key, english }) => [
      key,
      argType('texts', '', 'text', { control: 'text' }, english),
    ]),
  ]);
}

function argType(category, description, type, control, value) {
  const summary = value === undefined ? {} : { defaultValue: { summary: String(value) } };
  return { description, ...control, table: { category, type: { summary: type }, ...summary } };
}

function controlOf(kind, type) {
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word);
  if (kind === 'string' && words.length > 0) return { control: 'select', options: words };
  return {
    control: { string: 'text', boolean: 'boolean', number: 'number', json: 'object' }[kind],
  };
}

const settingControls = {
  flag: { control: 'boolean' },
  number: { control: 'number' },
  text: { control: 'text' },
  richText: { control: 'text' },
  list: { control: 'object' },
};
