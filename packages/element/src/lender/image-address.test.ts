import { expect, it } from 'vitest';
import { imageAddress } from './image-address';

it.each([
  ['https://cdn.test/cedar', 'logo.svg', 'https://cdn.test/cedar/logo.svg'],
  ['https://cdn.test/cedar/', 'logo.svg', 'https://cdn.test/cedar/logo.svg'],
  ['/images', 'logo.svg', '/images/logo.svg'],
  ['', 'logo.svg', 'logo.svg'],
  [undefined, 'logo.svg', 'logo.svg'],
  ['https://cdn.test', '/own/logo.svg', '/own/logo.svg'],
  ['https://cdn.test', 'https://other.test/logo.svg', 'https://other.test/logo.svg'],
  ['https://cdn.test', '//other.test/logo.svg', '//other.test/logo.svg'],
  ['https://cdn.test', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['https://cdn.test', 'data:text/html,x', undefined],
  ['javascript:alert(1)//', 'logo.svg', undefined],
  ['', 'javascript:alert(1)', undefined],
])('in %j, %j is %j', (folder, name, address) => {
  expect(imageAddress(folder, name)).toBe(address);
});
