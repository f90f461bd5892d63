import { expect, it } from 'vitest';
import { mountFiles } from './mount';

it('finds no file at an address that cannot be decoded', async () => {
  const files = mountFiles('1.0.0', ['1.0.0']);
  expect((await files.request('/portico/1.0.0/%E0%A4%A')).status).toBe(404);
});
