import { expect, it } from 'vitest';
import { production } from './rollup-production.mjs';

const transform = (code: string): unknown => {
  const { transform: run } = production();
  return typeof run === 'function' ? Reflect.apply(run, undefined, [code, 'module.js']) : undefined;
};

it('requires the production program unconditionally, if a package chooses between two', () => {
  const code = `'use strict';
if (process.env.NODE_ENV === 'production') {
  checkDCE();
  module.exports = require('./cjs/react-dom-client.production.js');
} else {
  module.exports = require('./cjs/react-dom-client.development.js');
}`;
  const outright = "module.exports = require('./cjs/react-dom-client.production.js');";
  expect(transform(code)).toMatchObject({ code: outright });
});

it('replaces only the condition elsewhere', () => {
  const said = transform("if (process.env.NODE_ENV !== 'production') warn();");
  expect(said).toMatchObject({ code: `if ("production" !== 'production') warn();` });
});

it('does not change code without the condition', () => {
  expect(transform('export const answer = 1;')).toBeNull();
});
