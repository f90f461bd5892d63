/**
 * Builds the components of `@portico/react`: one module for each package of elements. Their types stand
 * by themselves: a page whose elements come from the CDN installs no others.
 */
import { made, propertiesType, settingsType } from './element-types.mjs';

/**
 * @typedef {import('./collect.mjs').Described & { settings: readonly import('./collect-settings.mjs').SettingDescription[] }} Described
 * @typedef {import('./collect-catalogues.mjs').Catalogue} Catalogue
 */

/**
 * @param {readonly Described[]} widgets   of one package
 * @param {readonly Described[]} inside    whose settings they take too
 * @param {readonly Catalogue[]} own       texts of the package
 * @param {readonly Catalogue[]} shared    texts that it shares with others
 */
export function reactComponents(widgets, inside, own, shared) {
  const folders = [...new Set(inside.map((widget) => widget.package))];
  const imports = folders.map((folder) => {
    const names = inside.filter((widget) => widget.package === folder).map(settingsName);
    return `import type { ${names.join(', ')} } from './${folder}';`;
  });
  const keys = own.flatMap(({ group, english }) =>
    Object.keys(english).map((key) => `  | '${group}.${key}'`),
  );
  const groups = [...new Set(shared.map(({ group }) => group))];
  return `${made}
import { elementComponent } from '../element-component';
${imports.join('\n')}

/** The settings that replace a text of these elements. */
export type TextKey =
${keys.join('\n')}
${groups.map((group) => `  | \`${group}.\${string}\``).join('\n')};

${widgets.map((widget) => component(widget, inside)).join('\n\n')}
`;
}

const settingsName = ({ className }) => `${className}Settings`;

function component(widget, inside) {
  const { tag, className, summary, properties, events } = widget;
  const names = properties.map(({ name }) => `'${name}'`);
  const heard = events.map(({ name }) => `'${name}'`);
  return `${settingsType(widget, inside)}

${propertiesType(widget)}

/** ${summary} */
export const ${className} = /* @__PURE__ */ elementComponent<
  ${className}Properties,
  ${heard.join(' | ')}
>('${tag}', [${names.join(', ')}], [${heard.join(', ')}]);`;
}

/** The exports of `@portico/react`. @param {ReadonlyMap<string, readonly Described[]>} groups */
export function reactIndex(groups) {
  const lines = [...groups].map(([folder, widgets]) => {
    const names = widgets.flatMap(({ className }) => [
      className,
      `type ${className}Properties`,
      `type ${className}Settings`,
    ]);
    return `export { ${names.join(', ')} } from './${folder}';`;
  });
  return `${made}
export { FirstScreens, type FirstScreensProps } from '../first-screens';
${lines.join('\n')}
`;
}
