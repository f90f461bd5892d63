import { startTestCore } from '@portico/core/testing';
import { expect, it } from 'vitest';
import { keepCounts, lastCounts } from './last-counts';

it('counts as many rows as the session was shown last, at most twenty of a kind', async () => {
  const { core, sessionStorage } = await startTestCore({ session: true });
  expect(lastCounts(core)).toEqual({ loan: 3 });
  keepCounts(core, { loan: 2, deposit: 40 });
  expect(lastCounts(core)).toEqual({ loan: 2, deposit: 20 });

  const next = await startTestCore({ session: { id: 'session-2' }, sessionStorage });
  expect(lastCounts(next.core)).toEqual({ loan: 3 });
});
