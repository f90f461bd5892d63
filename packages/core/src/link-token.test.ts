import { createTestCore } from './testing';
import { expect, it } from 'vitest';
import { linkToken } from './link-token';

const at = (href: string) => {
  const { core } = createTestCore();
  const location = { ...core.environment.location, href: () => href };
  return { ...core, environment: { ...core.environment, location } };
};

it.each([
  ['[ACC-483] in the hash', 'https://l.test/#/home/activate?token=t-1', undefined, 't-1'],
  ['in the address', 'https://l.test/activate?token=t-2', undefined, 't-2'],
  ['in both', 'https://l.test/?token=t-2#/home/activate?token=t-1', undefined, 't-1'],
  ['given', 'https://l.test/?token=t-2', 't-3', 't-3'],
  ['percent-encoded', 'https://l.test/?token=a%2Fb', undefined, 'a/b'],
  ['empty', 'https://l.test/#/home/activate?token=', undefined, undefined],
  ['nowhere', 'https://l.test/#/home/activate', '', undefined],
])('a token %s', (_where, href, given, expected) => {
  expect(linkToken(at(href), given)).toBe(expected);
});
