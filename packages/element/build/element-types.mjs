/**
 * The modules of a package's folder `generated` that define its elements: one per tag, which also
 * declares its types for `document.querySelector`, and one for all. They need no React; the types for
 * JSX are apart.
 */

/**
 * @typedef {import('./collect.mjs').Described & { settings: readonly import('./collect-settings.mjs').SettingDescription[] }} Described
 * @typedef {import('./collect-catalogues.mjs').Catalogue} Catalogue
 */

export const made = '// Made from the declarations of the elements by packages/element/build';

/** @param {Described} widget @param {readonly Described[]} inside  widgets whose settings it takes too */
export function tagModule(widget, inside) {
  const { tag, className, summary, file, name, events } = widget;
  return `${made}
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
${inside.map(importSettings).join('')}import type { TextKey } from './text-keys';
import { ${name} } from '../${file}';

/** ${summary} */
export type ${className}Element = HTMLElement & ${className}Properties;

${propertiesType(widget)}

${settingsType(widget, inside)}

/** What \`<${tag}>\` dispatches, with the detail of each. */
export type ${className}Events = Pick<PorticoEvents, ${events.map((event) => `'${event.name}'`).join(' | ')}>;

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className}Element;
  }
}

registerWidget(${name}, declaredFirstScreen);
`;
}

/** @param {Described} widget */
export function propertiesType({ tag, className, properties }) {
  const fields = properties.map(
    (property) => `  /** ${property.doc} */\n  ${property.name}: ${typeOf(property, className)};`,
  );
  return `/** The properties of \`<${tag}>\`. */
export type ${className}Properties = {
${fields.join('\n')}
};`;
}

function importSettings({ className, package: name, tag }) {
  return `import type { ${className}Settings } from '@portico/${name}/${tag}';\n`;
}

function typeOf({ name, type, default: value }, className) {
  if (name === 'settings') return `${className}Settings | string`;
  return value === undefined ? `${type} | undefined` : type;
}

export function settingsType({ tag, className, settings }, inside) {
  const values = settings
    .filter(({ setupOnly }) => !setupOnly)
    .map(({ key, kind, doc }) => `  /** ${doc} */\n  readonly '${key}'?: ${settingType(kind)};`);
  const all = [
    `{\n${values.join('\n')}\n}`,
    '{ readonly [K in TextKey]?: string }',
    ...inside.map((one) => `${one.className}Settings`),
  ];
  return `/** Settings and texts of \`<${tag}>\` by key; the property \`settings\` takes their JSON too. */
export type ${className}Settings = ${all.join(' & ')};`;
}

function settingType(kind) {
  if (kind === 'flag') return "boolean | 'true' | 'false'";
  return kind === 'number' ? 'number | `${number}`' : 'string';
}

/** The keys of the texts of a package, and any key of the groups it shares with others. */
export function textKeys(own, shared) {
  const groups = [...new Set(shared.map(({ group }) => group))];
  return `${made}
${own.map(({ name, file }) => `import type { ${name} } from '../${file}';`).join('\n')}

/** The settings that replace a text of this package's tags. */
export type TextKey =
${own.map(({ name, group }) => `  | \`${group}.\${keyof (typeof ${name})['english']}\``).join('\n')}
${groups.map((group) => `  | \`${group}.\${string}\``).join('\n')};
`;
}

/** Defines every element of a package. @param {readonly Described[]} widgets */
export function registerModule(widgets) {
  return `${made}
${widgets.map((widget) => `import './${widget.tag}';`).join('\n')}

${exportedTypes(widgets)}
`;
}

/** The elements in JSX. @param {readonly Described[]} widgets */
export function jsxTypes(widgets) {
  const imports = widgets.map((widget) => {
    const names = ['Element', 'Events', 'Properties'].map((kind) => widget.className + kind);
    return `import type { ${names.join(', ')} } from './${widget.tag}';`;
  });
  const elements = widgets.map(
    ({ tag, className }) =>
      `      '${tag}': ElementProps<${className}Element, ${className}Properties, ${className}Events>;`,
  );
  return `${made}
import type { ElementProps } from '@portico/element';
${imports.join('\n')}

${exportedTypes(widgets)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.join('\n')}
    }
  }
}
`;
}

function exportedTypes(widgets) {
  return widgets
    .map((widget) => {
      const names = ['Element', 'Settings'].map((kind) => widget.className + kind);
      return `export type { ${names.join(', ')} } from './${widget.tag}';`;
    })
    .join('\n');
}
