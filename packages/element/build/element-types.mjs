/** Types of the elements: for `document.querySelector`, for events, and for JSX. */

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function elementTypes(widgets) {
  return `// Generated from the declarations of the elements: node packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${widgets.map(elementInterface).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${widgets.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${widgets.map(jsxEntry).join('\n')}
    }
  }
}
`;
}

function elementInterface(widget) {
  const properties = widget.properties.map(
    ({ name, type, doc, default: value }) => `  /** ${doc} */\n  ${name}: ${typeOf(type, value)};`,
  );
  return `/** What \`${widget.tag}\` dispatches besides the events of every element. */
export interface ${widget.className}EventMap extends HTMLElementEventMap {
${widget.events.map(({ name, detail }) => `  '${name}': CustomEvent<${detail}>;`).join('\n')}
}

/** ${widget.summary} */
export interface ${widget.className}Element extends HTMLElement {
${properties.join('\n')}
  addEventListener<K extends keyof ${widget.className}EventMap>(
    type: K,
    listener: (this: ${widget.className}Element, event: ${widget.className}EventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof ${widget.className}EventMap>(
    type: K,
    listener: (this: ${widget.className}Element, event: ${widget.className}EventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}`;
}

function typeOf(type, value) {
  return value === undefined ? `${type} | undefined` : type;
}

/** React sets what the element has as a property, and the rest as attributes. */
function jsxEntry({ tag, className, properties, attributes, events }) {
  const own = properties.map(({ name, type }) => `${name}?: ${type} | undefined;`);
  const others = attributes
    .filter(({ name }) => name !== 'lang')
    .map(({ name, type }) => `${name}?: ${type} | undefined;`);
  const handlers = events.map(
    ({ name, detail }) => `'on${name}'?: ((event: CustomEvent<${detail}>) => void) | undefined;`,
  );
  return `'${tag}': DetailedHTMLProps<HTMLAttributes<${className}Element>, ${className}Element> & {
    ${[...own, ...others, ...handlers].join('\n    ')}
  };`;
}
