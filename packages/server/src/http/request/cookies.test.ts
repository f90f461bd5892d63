import { expect, it } from 'vitest';
import { readCookies, writeCookie } from './cookies';

it('a cookie over https has the prefix that binds it to its host', () => {
  expect(writeCookie('device', 't-1', 60, true)).toBe(
    '__Host-device=t-1; Path=/; Secure; Max-Age=60; HttpOnly; SameSite=Strict',
  );
  expect(writeCookie('device', 't-1', 60, false)).toBe(
    'device=t-1; Path=/api; Max-Age=60; HttpOnly; SameSite=Strict',
  );
});

it.each([
  ['over https only with the prefix', true, { device: 't-1' }],
  ['over http by its name', false, { device: 't-2', '__Host-device': 't-1', other: 'a=b' }],
])('is read %s', (_how, secure, expected) => {
  const header = '__Host-device=t-1; device=t-2; other=a=b; nothing';
  expect(readCookies(header, secure)).toEqual(expected);
});
