import { accountDetails, accountHistory, readWire } from '@portico/contract';
import { expect, it } from 'vitest';
import { createTestHost, firstDay } from '../testing/test-host';
import { longHistoryAccount, seedLongHistory } from './long-history';

/** Milliseconds of processor time. */
const secondOfWork = 1_000;

it('ten thousand entries are seeded in a second and sum to the balance', { retry: 2 }, async () => {
  const host = await createTestHost();
  const before = process.cpuUsage();
  await host.database.write((tx) => seedLongHistory(tx, firstDay()));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(secondOfWork);

  const token = await host.signIn('otto');
  const input = { accountNumber: longHistoryAccount, days: 5_000, downloadCSV: false };
  const { body } = await host.send(accountHistory, input, { token });
  const history = readWire(accountHistory.response, body);
  if (!history.ok) throw new Error('Not an answer');
  const { list } = history.value;
  expect(list).toHaveLength(10_000);
  const paid = list.reduce((sum, { principalAmount = 0 }) => sum + principalAmount, 0);
  const details = await host.send(accountDetails, input, { token });
  const page = readWire(accountDetails.response, details.body);
  expect(page.ok && page.value.information).toMatchObject({
    balance: 0 - paid,
    nextPaymentDate: '2026-03-23',
  });
  await host.close();
});
