import { expect, it, vi } from 'vitest';
import { yieldToPage } from './yield-to-page';

it('lets waiting tasks run first where the browser has no way of its own', async () => {
  const ran: string[] = [];
  setTimeout(() => ran.push('waiting'));
  await yieldToPage({});
  ran.push('going on');
  expect(ran).toEqual(['waiting', 'going on']);
});

it('uses the browser’s own way where there is one', async () => {
  const own = vi.fn(async () => undefined);
  await yieldToPage({ scheduler: { yield: own } });
  expect(own).toHaveBeenCalledOnce();
});
