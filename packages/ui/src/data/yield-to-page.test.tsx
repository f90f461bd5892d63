import { afterEach, expect, it, vi } from 'vitest';
import { yieldToPage } from './yield-to-page';

afterEach(() => vi.unstubAllGlobals());

it('lets waiting tasks run first where the browser has no way of its own', async () => {
  vi.stubGlobal('scheduler', undefined);
  const ran: string[] = [];
  setTimeout(() => ran.push('waiting'));
  await yieldToPage();
  ran.push('going on');
  expect(ran).toEqual(['waiting', 'going on']);
});

it('uses the browser’s own way where there is one', async () => {
  const own = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { yield: own });
  await yieldToPage();
  expect(own).toHaveBeenCalledOnce();
});
