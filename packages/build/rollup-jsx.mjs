/**
 * What JSX is compiled to. React's own runtime is a second way to make elements beside the
 * `createElement` that every page has already; this one goes by that.
 */
const source = 'react/jsx-runtime';
const runtime = `\0${source}`;
const code = `import { createElement, Fragment } from 'react';
export { Fragment, jsx as jsxs };
export const jsx = (type, props, key) =>
  createElement(type, key === undefined ? props : { ...props, key });`;

/** @returns {import('rollup').Plugin} */
export function jsxRuntime() {
  return {
    name: 'portico-jsx',
    resolveId: (id) => (id === source ? runtime : null),
    load: (id) => (id === runtime ? code : null),
  };
}
