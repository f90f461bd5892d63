import { expect, it } from 'vitest';
import { serverCheckFor } from './server-check';

const asked = (password: string, forbidsReuse = false) => {
  const check = serverCheckFor(password, { forbidsReuse });
  if (!check) return 'nothing';
  const flags = [
    check.invalidWhenMatchEmail && 'email',
    check.invalidWhenMatchesSSN && 'ssn',
    check.invalidWhenPasswordExists && 'reuse',
  ];
  return flags.filter(Boolean).join();
};

it.each([
  ['[ACC-588]', 'ana@lee.com', false, 'email'],
  ['[ACC-589]', '111223333', false, 'ssn'],
  ['[ACC-589]', '111-22-3333', false, 'ssn'],
  ['[ACC-590]', 'Secret-1', true, 'reuse'],
  ['[ACC-590]', 'ana@lee.com', true, 'email,reuse'],
  ['[ACC-591]', 'Secret-1', false, 'nothing'],
  ['[ACC-591]', '11122333', false, 'nothing'],
  ['[ACC-591]', 'ana@lee', false, 'nothing'],
  ['[ACC-592]', '', true, 'nothing'],
])('%s of "%s" (reuse forbidden: %s) the server is asked: %s', (_id, password, reuse, expected) => {
  expect(asked(password, reuse)).toBe(expected);
});
