import { expect, it } from 'vitest';
import { keepingOf, movingAddresses } from './addresses';
import { newerFirst } from './versions';

it('leads major and minor addresses to the newest version of each', () => {
  const names = ['1.4.2', '1.10.0', '2.0.1', '1.4.10'].sort(newerFirst);
  expect(names).toEqual(['2.0.1', '1.10.0', '1.4.10', '1.4.2']);
  expect(Object.fromEntries(movingAddresses(names))).toEqual({
    '2': '2.0.1',
    '2.0': '2.0.1',
    '1': '1.10.0',
    '1.10': '1.10.0',
    '1.4': '1.4.10',
  });
});

it.each([
  ['1.4.2/loader.js', 'forever'],
  ['1.4.2/Ab12Cd34/sign-in.js', 'forever'],
  ['1.4/loader.js', 'briefly'],
  ['1/portico.css', 'briefly'],
  ['index.html', 'briefly'],
])('browsers keep %s %s', (path, keeping) => {
  expect(keepingOf(path)).toBe(keeping);
});
