import { expect, it } from 'vitest';
import { production } from './rollup-production.mjs';

const transform = (code: string): unknown => {
  const { transform: run } = production();
  return typeof run === 'function' ? Reflect.apply(run, undefined, [code, 'module.js']) : undefined;
};

it('requires the program for production outright, where a package chooses between two', () => {
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

it('says the condition itself everywhere else', () => {
  const said = transform("if (process.env.NODE_ENV !== 'production') warn();");
  expect(said).toMatchObject({ code: `if ("production" !== 'production') warn();` });
});

it('leaves what asks for no condition', () => {
  expect(transform('export const answer = 1;')).toBeNull();
});
