/** Editor data (VS Code's `html.customData`, also read by other editors). */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function htmlData(widgets) {
  return {
    version: 1.1,
    tags: widgets.map(({ tag, summary, properties, attributes }) => ({
      name: tag,
      description: summary,
      attributes: [
        ...properties.map(({ attribute, kind, type, doc }) => ({
          name: attribute,
          description: doc,
          ...(kind === 'boolean' ? { valueSet: 'v' } : valuesOf(type)),
        })),
        ...attributes.map(({ name, type, doc }) => ({
          name,
          description: doc,
          ...valuesOf(type),
        })),
      ],
    })),
  };
}

/** `'light' | 'dark'` → both values. */
function valuesOf(type) {
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => ({ name: word }));
  return words.length === 0 ? {} : { values: words };
}
