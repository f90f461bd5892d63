/**
 * The JSX runtime. React's own would be a second implementation in addition to `createElement`,
 * which every page has already; this one calls it.
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
