import { expect, it } from 'vitest';
import { assertNever, fail, failureOf, ok } from './outcome';

it('contains a value, or a code with the values of its text', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(fail('required')).toEqual({ ok: false, code: 'required' });
  expect(fail('range', { min: '$1.00' })).toEqual({
    ok: false,
    code: 'range',
    params: { min: '$1.00' },
  });
});

it('has a failure only if it contains no value', () => {
  expect(failureOf(ok(5))).toBeUndefined();
  expect(failureOf(fail('required'))).toEqual(fail('required'));
});

it('throws for a case that the types exclude', () => {
  // @ts-expect-error A server has sent a value that the types exclude.
  expect(() => assertNever('surprise')).toThrow('"surprise"');
});
