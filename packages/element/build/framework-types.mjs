/** Builds the types and editor data of frameworks other than React, one file each per package. */
import { made } from './element-types.mjs';

/** @typedef {import('./collect.mjs').Described} Described */

/** Elements in Vue's templates. @param {readonly Described[]} widgets */
export function vueTypes(widgets) {
  const elements = widgets.map(
    ({ tag, className }) =>
      `    '${tag}': DefineComponent<VueProps<${className}Properties, ${className}Events>>;`,
  );
  return `${made}
import type { DefineComponent, HTMLAttributes } from 'vue';
${imports(widgets)}

/** \`portico-signed-in\` → \`PorticoSignedIn\` */
type InPascalCase<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${InPascalCase<Rest>}\`
  : Capitalize<Name>;

type VueProps<Properties, Events> = Omit<HTMLAttributes, 'onError'> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as \`on\${InPascalCase<N>}\`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'vue' {
  interface GlobalComponents {
${elements.join('\n')}
  }
}

export {};
`;
}

/** Elements in Svelte's markup. @param {readonly Described[]} widgets */
export function svelteTypes(widgets) {
  const elements = widgets.map(
    ({ tag, className }) =>
      `    '${tag}': SvelteProps<${className}Element, ${className}Properties, ${className}Events>;`,
  );
  return `${made}
import type { HTMLAttributes } from 'svelte/elements';
${imports(widgets, ['Element'])}

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as \`on\${N}\`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.join('\n')}
  }
}

export {};
`;
}

function imports(widgets, more = []) {
  return widgets
    .map((widget) => {
      const kinds = [...more, 'Events', 'Properties'].map((kind) => widget.className + kind);
      return `import type { ${kinds.join(', ')} } from './generated/${widget.tag}.js';`;
    })
    .join('\n');
}

/** Editor data of JetBrains' editors, https://github.com/JetBrains/web-types. */
export function webTypes({ name, version }, widgets) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: widgets.map(webType) } },
  };
}

function webType({ tag, summary, properties, attributes, events, parts }) {
  const typed = ({ name, type, doc }) => ({ name, description: doc, value: { type } });
  return {
    name: tag,
    description: summary,
    attributes: [
      ...properties.map(({ attribute, kind, type, doc }) =>
        kind === 'boolean'
          ? { name: attribute, description: doc, value: { kind: 'no-value' } }
          : typed({ name: attribute, type, doc }),
      ),
      ...attributes.map(typed),
    ],
    slots: [{ name: '', description: 'Shown until the widget is ready, and if it cannot start.' }],
    js: {
      properties: properties.map(({ name, type, doc }) => ({ name, description: doc, type })),
      events: events.map(({ name, detail, doc }) => ({
        name,
        description: doc,
        type: `CustomEvent<${detail}>`,
      })),
    },
    css: { parts: parts.map(({ name, doc }) => ({ name, description: doc })) },
  };
}
