import { expect, it } from 'vitest';
import { activationPolicy } from './activation';
import { checkLegacyPassword } from './legacy-password';

it.each([
  ['[ACC-485]', '', undefined, 'required'],
  ['[ACC-486]', 'abcdefgh1', 10, 'tooShort'],
  ['[ACC-486]', 'abcdefghi1', 10, 'ok'],
  ['[ACC-489]', 'abcdef1', undefined, 'tooShort'],
  ['[ACC-489]', 'abcdefg1', undefined, 'ok'],
  ['[ACC-487, ACC-488]', 'a1'.repeat(64), undefined, 'ok'],
  ['[ACC-487]', 'a1'.repeat(64) + 'x', undefined, 'tooLong'],
  ['[ACC-490]', '12345678', undefined, 'needsLetterAndNumber'],
  ['[ACC-491]', 'abcdefgh', undefined, 'needsLetterAndNumber'],
])(
  '%s the first password "%s" (institution minimum %s): %s',
  (_id, password, minimum, expected) => {
    const outcome = checkLegacyPassword(password, activationPolicy(minimum));
    expect(outcome.ok ? 'ok' : outcome.error.code).toBe(expected);
  },
);
