import { expect, it } from 'vitest';
import { codesOf, refusalCodes } from './refusal';

const refused = { HasNoErrors: false, Errors: [{ ErrorMessage: 'A' }, { ErrorMessage: 'B' }] };

it.each<[string, unknown, readonly string[] | undefined]>([
  ['HasNoErrors false', refused, ['A', 'B']],
  ['the same in camelCase', { hasNoErrors: false, errors: [{ errorMessage: 'A' }] }, ['A']],
  ['HasNoErrors false and no list', { HasNoErrors: false }, []],
  ['HasNoErrors true', { HasNoErrors: true, Errors: [] }, undefined],
  ['no HasNoErrors', { isEnabled: true }, undefined],
  ['a list', [], undefined],
  ['plain text', 'oops', undefined],
])('%s is a refusal with codes, or none', (_name, body, codes) => {
  expect(refusalCodes(body)).toEqual(codes);
});

it.each<[string, unknown, readonly string[]]>([
  ['Errors[].ErrorMessage', refused, ['A', 'B']],
  ['the whole of a plain-text body (D6)', 'LockedOnBadPassword', ['LockedOnBadPassword']],
  ['an empty body', '', []],
  ['a page of HTML', '\n<!doctype html><title>429 Too Many Requests</title>', []],
  ['null', null, []],
  ['an unreadable body', { Errors: 'x' }, []],
])('reads the code of a body: %s', (_name, body, codes) => {
  expect(codesOf(body)).toEqual(codes);
});
