/** Builds `custom-elements.json`, schema 1.0.0, for editors and documentation tools. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function customElementsManifest(widgets) {
  return {
    schemaVersion: '1.0.0',
    modules: widgets.map((widget) => {
      const { tag, className } = widget;
      const path = `dist/generated/${tag}.js`;
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration(widget)],
        exports: [
          {
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className, module: path },
          },
        ],
      };
    }),
  };
}

function declaration(widget) {
  return {
    kind: 'class',
    customElement: true,
    name: widget.className,
    tagName: widget.tag,
    summary: widget.summary,
    members: widget.properties.map(({ name, type, doc, ...property }) => ({
      kind: 'field',
      name,
      description: doc,
      type: { text: type },
      ...defaultOf(property),
    })),
    attributes: [
      ...widget.properties.map(({ name, attribute, type, doc, ...property }) => ({
        name: attribute,
        fieldName: name,
        description: doc,
        type: { text: type },
        ...defaultOf(property),
      })),
      ...widget.attributes.map(({ name, type, doc }) => ({
        name,
        description: doc,
        type: { text: type },
      })),
    ],
    events: widget.events.map(({ name, detail, doc }) => ({
      name,
      description: doc,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: [
      { name: '', description: 'Shown until the widget is ready, and if it cannot start.' },
      ...widget.slots.map(({ name, doc }) => ({ name, description: doc })),
    ],
    cssParts: widget.parts.map(({ name, doc }) => ({ name, description: doc })),
  };
}

function defaultOf(property) {
  return property.default === undefined ? {} : { default: JSON.stringify(property.default) };
}
