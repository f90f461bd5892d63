import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { withoutUnreadExports } from './rollup-unread-exports.mjs';

const program = '/node_modules/react-dom/cjs/react-dom.production.js';

const transform = (code: string, id: string): unknown => {
  const { transform: run } = withoutUnreadExports();
  const context = {
    parse: parseAst,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return typeof run === 'function' ? Reflect.apply(run, context, [code, id]) : undefined;
};

it('leaves out of React’s packages what nobody reads', () => {
  const code = 'exports.flushSync = (fn) => fn();\nexports.preinit = (href) => href;';
  expect(transform(code, program)).toMatchObject({
    code: 'exports.flushSync = (fn) => fn();\n',
  });
});

it('leaves every other file as it is', () => {
  expect(transform('exports.preinit = 1;', '/node_modules/another/preinit.js')).toBeNull();
});

it.each([
  'ReactDOM.preinit("a.css");',
  'import { createElement, useOptimistic } from "react";',
  'import React, { useOptimistic as hopeful } from "react";',
])('says so where one is read after all: %s', (code) => {
  expect(() => transform(code, '/packages/ui/src/new.tsx')).toThrow(/take it off the list/);
});
