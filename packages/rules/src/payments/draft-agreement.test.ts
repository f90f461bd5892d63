import { expect, it } from 'vitest';
import { needsDraftAgreement } from './draft-agreement';

it.each([
  ['ach', 'recurring', true, true],
  ['ach', 'scheduled', true, true],
  ['ach', 'immediate', true, false],
  ['card', 'recurring', true, false],
  ['card', 'scheduled', true, false],
  ['ach', 'recurring', false, false],
  ['ach', 'scheduled', false, false],
] as const)('%s, %s, the setting %s: a draft agreement is needed: %s', (type, kind, on, needed) => {
  expect(needsDraftAgreement(type, kind, on)).toBe(needed);
});
