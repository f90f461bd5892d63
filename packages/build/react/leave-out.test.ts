import { expect, it } from 'vitest';
import { leaveOut } from './leave-out.mjs';

const unused = {
  version: '19.3',
  entries: ['useOptimistic'],
  tags: [30, 31],
  constants: ['isMoving'],
  functions: { startMoving: '' },
};

const after = (code: string) => leaveOut(code, unused).text.toString();

it.each([
  [
    'an entry of a table',
    'hooks = { useState: a, useOptimistic: b, useId: c };',
    '{ useState: a,  useId: c }',
  ],
  ['the last entry', 'hooks = { useState: a, useOptimistic: b };', '{ useState: a,  }'],
  [
    'a function with nothing to do',
    'function startMoving(fiber) { go(fiber); }',
    'startMoving(fiber) { return ; }',
  ],
  ['what would change a constant', 'a && (isMoving = go(), b);', 'a && (go(), b);'],
  ['a fiber that is never made', '30 === fiber.tag && go();', 'false && go();'],
  ['every other fiber', '31 !== tag && go();', 'true && go();'],
])('writes the constant for %s', (_, code, expected) => {
  expect(after(code)).toContain(expected);
});

it.each([
  ['a parameter of the same name', 'function f(isMoving) { isMoving = 1; }'],
  ['another number', '30 === length && go();'],
  ['a switch over something else', 'switch (length) { case 30: go(); }'],
])('does not change %s', (_, code) => {
  expect(after(code)).toBe(code);
});

it('disables a case that is never reached, unless another falls through into it', () => {
  const code =
    'switch (fiber.tag) { case 5: case 30: a(); break; case 31: b(); break; case 6: c(); }';
  expect(after(code)).toBe(
    'switch (fiber.tag) { case 5: a(); break; case 31: if (false) {b(); break;} case 6: c(); }',
  );
});

it('returns the names that the program does not contain', () => {
  const code = '30 === fiber.tag; isMoving = true; exports.version = "19.3.1";';
  expect(leaveOut(code, unused).missing).toEqual(['useOptimistic', 'startMoving', '31']);
});

it('reports another version of the program, whose tags may differ', () => {
  expect(leaveOut('exports.version = "19.4.0";', unused).missing).toContain('version 19.3');
});
