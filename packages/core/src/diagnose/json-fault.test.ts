import { expect, it } from 'vitest';
import { jsonFault } from './json-fault';
import { suggest } from './nearest';

it.each([
  ['{"a": 1}', undefined],
  ['[1, {"a": [true, null]}, "x"]', undefined],
  ["{'login': '/login'}", [1, 2]],
  ['{"a": 1,}', [1, 9]],
  ['{"a": 1,\n "b" 2}', [2, 6]],
  ['{"a": 1', [1, 8]],
  ['{"a": /login}', [1, 7]],
  ['[1 2]', [1, 4]],
  ['[1}', [1, 3]],
  ['[1,]', [1, 4]],
  ['{} {}', [1, 4]],
  ['', [1, 1]],
])('tells where %j stops being JSON', (text, place) => {
  const fault = jsonFault(text);
  expect(fault && [Number(fault.line), Number(fault.column)]).toEqual(place);
});

it.each([
  ['dashbord', ['login', 'dashboard'], '"dashboard"'],
  ['Login', ['login', 'faq'], '"login"'],
  ['entirelyDifferent', ['a', 'b'], 'one of: a, b'],
  ['7', ['1', '2', '3'], 'one of: 1, 2, 3'],
  ['x', [], 'nothing in its place'],
])('suggests for "%s" among %j', (name, known, suggestion) => {
  expect(suggest(name, known)).toBe(suggestion);
});
