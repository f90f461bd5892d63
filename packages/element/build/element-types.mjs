/** Types of the elements: for `document.querySelector`, for events, and for JSX. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function elementTypes(widgets) {
  return `// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

${widgets.map(typesOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${widgets.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${widgets
  .map(
    ({ tag, className }) =>
      `      '${tag}': ElementProps<${className}Properties, ${className}Event>;`,
  )
  .join('\n')}
    }
  }
}
`;
}

function typesOf({ tag, className, summary, properties, events }) {
  const fields = properties.map(
    ({ name, type, doc, default: value }) =>
      `  /** ${doc} */\n  ${name}: ${value === undefined ? `${type} | undefined` : type};`,
  );
  return `/** ${summary} */
export type ${className}Element = ElementOf<${className}Properties, ${className}Event>;

/** The properties of \`<${tag}>\`. */
export type ${className}Properties = {
${fields.join('\n')}
};

/** What \`<${tag}>\` dispatches. */
export type ${className}Event = ${events.map(({ name }) => `'${name}'`).join(' | ')};`;
}
