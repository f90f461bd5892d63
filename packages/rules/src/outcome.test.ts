import { expect, it } from 'vitest';
import { assertNever, fail, ok } from './outcome';

it('carries a value or a code with what its text needs', () => {
  expect(ok(5)).toEqual({ ok: true, value: 5 });
  expect(fail('required')).toEqual({ ok: false, code: 'required' });
  expect(fail('range', { min: '$1.00' })).toEqual({
    ok: false,
    code: 'range',
    params: { min: '$1.00' },
  });
});

it('stops at a case that the types had excluded', () => {
  // @ts-expect-error A server said what the types exclude.
  expect(() => assertNever('surprise')).toThrow('"surprise"');
});
