import { describe, expect, it } from 'vitest';
import { dropLinkToken, hideLinkToken, linkToken } from './link-token';
import { createTestCore } from '../testing';

const at = (href: string, state: unknown = null) => {
  const entry = { href, state };
  return { ...createTestCore({ entry }), entry };
};

it.each([
  ['[ACC-483] in the hash', 'https://l.test/#/home/activate?token=t-1', undefined, 't-1'],
  ['as the hash', 'https://l.test/activate#token=t-1', undefined, 't-1'],
  ['in the address', 'https://l.test/activate?token=t-2', undefined, 't-2'],
  ['in both', 'https://l.test/?token=t-2#/home/activate?token=t-1', undefined, 't-1'],
  ['given', 'https://l.test/?token=t-2', 't-3', 't-3'],
  ['percent-encoded', 'https://l.test/?token=a%2Fb', undefined, 'a/b'],
  ['empty', 'https://l.test/#/home/activate?token=', undefined, undefined],
  ['nowhere', 'https://l.test/#/home/activate', '', undefined],
])('a token %s', (_where, href, given, expected) => {
  expect(linkToken(at(href).core, given)).toBe(expected);
});

describe('a token that was read', () => {
  const tokens = [
    ['in the address', 'https://l.test/a?token=t-1', 'https://l.test/a'],
    ['among others', 'https://l.test/a?b=1&token=t-1&c=%20#d', 'https://l.test/a?b=1&c=%20#d'],
    ['in the hash', 'https://l.test/#/home/activate?token=t-1', 'https://l.test/#/home/activate'],
    ['as the hash', 'https://l.test/a?b=1#token=t-1', 'https://l.test/a?b=1'],
    ['among others in the hash', 'https://l.test/a#b=1&token=t-1', 'https://l.test/a#b=1'],
    ['in hash and address', 'https://l.test/?token=t-1#/a?token=t-1', 'https://l.test/#/a'],
    [
      'in the path of the portal',
      'https://l.test/#/home/verifyEmail/t-1?x=y',
      'https://l.test/#/home/verifyEmail?x=y',
    ],
  ] as const;

  it.each(tokens)('[POR-043] %s leaves the address bar', (_where, href, shown) => {
    const { core, entry } = at(href);
    hideLinkToken(core, 't-1');
    expect(entry.href).toBe(shown);
  });

  it.each(tokens)('[POR-043] %s is still there after a reload and going back', (_where, href) => {
    const { core, entry } = at(href);
    hideLinkToken(core, 't-1');
    expect(linkToken(at(entry.href, entry.state).core, undefined)).toBe('t-1');
  });

  it('[POR-043] that was percent-encoded leaves the address bar too', () => {
    const inQuery = at('https://l.test/?token=a%2Fb+c%3D');
    hideLinkToken(inQuery.core, 'a/b c=');
    expect(inQuery.entry.href).toBe('https://l.test/');
    const inPath = at('https://l.test/#/home/verifyEmail/a%2Fb%20c=');
    hideLinkToken(inPath.core, 'a/b c=');
    expect(inPath.entry.href).toBe('https://l.test/#/home/verifyEmail');
  });

  it('is bound to its own address: a page that copies the state to another address has no token', () => {
    const { core, entry } = at('https://l.test/activate?token=t-1');
    hideLinkToken(core, 't-1');
    expect(linkToken(at('https://l.test/faq', entry.state).core, undefined)).toBeUndefined();
  });

  it('does not change the page’s own history state', () => {
    const { core, entry } = at('https://l.test/activate?token=t-1', { theirs: 1 });
    hideLinkToken(core, 't-1');
    expect(entry.state).toMatchObject({ theirs: 1 });
  });

  it.each([
    'https://l.test/t-1?other=t-1#t-1',
    'https://l.test/?token=t-2',
    'https://l.test/#/home/%E0%A4%A',
  ])('does not change the address %s, which has another token', (href) => {
    const { core, entry } = at(href, 'theirs');
    hideLinkToken(core, 't-1');
    expect(entry).toEqual({ href, state: 'theirs' });
  });

  it('[POR-043] and is used up is not stored anywhere', () => {
    const { core, entry } = at('https://l.test/#/home/sso/t-1');
    dropLinkToken(core, 't-1');
    expect(entry.href).toBe('https://l.test/#/home/sso');
    expect(JSON.stringify(entry.state)).not.toContain('t-1');
  });
});
