import { expect, it } from 'vitest';
import { assertNever, errorOf, ok, refuse } from './outcome';

it('contains a value, or a code with the values of its text', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(refuse('required')).toEqual({ ok: false, error: { code: 'required' } });
  expect(refuse('range', { min: '$1.00' })).toEqual({
    ok: false,
    error: { code: 'range', params: { min: '$1.00' } },
  });
});

it('has an error only if it contains no value', () => {
  expect(errorOf(ok(5))).toBeUndefined();
  expect(errorOf(refuse('required'))).toEqual({ code: 'required' });
});

it('throws for a case that the types exclude', () => {
  // @ts-expect-error A server has sent a value that the types exclude.
  expect(() => assertNever('surprise')).toThrow('"surprise"');
});
