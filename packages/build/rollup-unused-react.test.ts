import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { withoutUnusedReact } from './rollup-unused-react.mjs';

const program = '/node_modules/react-dom/cjs/react-dom.production.js';

const transform = (code: string, id: string): unknown => {
  const { transform: run } = withoutUnusedReact();
  const context = {
    parse: parseAst,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return typeof run === 'function' ? Reflect.apply(run, context, [code, id]) : undefined;
};

it('removes the unused exports of React’s packages', () => {
  const code = 'exports.flushSync = (fn) => fn();\nexports.preinit = (href) => href;';
  expect(transform(code, program)).toMatchObject({
    code: 'exports.flushSync = (fn) => fn();\n',
  });
});

it('does not change any other file', () => {
  expect(transform('exports.preinit = 1;', '/node_modules/another/preinit.js')).toBeNull();
});

it.each([
  'ReactDOM.preinit("a.css");',
  'import { createElement, useOptimistic } from "react";',
  'import React, { useOptimistic as hopeful } from "react";',
  'React2.useDeferredValue(text);',
  'const head = <link rel="stylesheet" href="a.css" />;',
  'const head = jsx("style", { children: rules });',
])('fails if one is used: %s', (code) => {
  expect(() => transform(code, '/packages/ui/src/new.tsx')).toThrow(/take it off the list/);
});

it('fails if React no longer matches the list', () => {
  const client = '/node_modules/react-dom/cjs/react-dom-client.production.js';
  expect(() => transform('var shouldStartViewTransition = false;', client)).toThrow(
    /has no .*: React has changed/,
  );
});
