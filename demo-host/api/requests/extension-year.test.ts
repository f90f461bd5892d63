import { randomUUID } from 'node:crypto';
import {
  borrowerRequests,
  previewRequest,
  readWire,
  submitRequest,
  type OutputOf,
} from '@portico/contract';
import { addDays, localDate, type LocalDate } from '@portico/rules';
import { object, string } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { irisPlanned } from '../testing/iris';
import { createSignedInHost, firstDay, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const asked = {
  accountNumber: irisPlanned,
  kind: 'extension',
  values: [{ key: 'months', months: 1 }],
};

async function previewed(): Promise<OutputOf<typeof previewRequest>> {
  const { body } = await host.send(previewRequest, asked, { token });
  const read = readWire(previewRequest.response, body);
  if (!read.ok) throw new Error(JSON.stringify(body));
  return read.value;
}

/** The days on which the loan was paid, from a day on. */
async function paidDays(from: LocalDate): Promise<readonly string[]> {
  const rows = await host.database.all(
    object({ posted_on: string() }),
    `SELECT DISTINCT posted_on FROM postings
     WHERE account = ? AND kind = 'payment' AND posted_on >= ? ORDER BY posted_on`,
    [irisPlanned, from],
  );
  return rows.map(({ posted_on }) => posted_on);
}

it('[POR-168] takes no debit and no planned payment in the skipped month, and all that follow, for a year', async () => {
  const seen = await previewed();
  expect(seen.schedule[0]).toMatchObject({ dueDate: '2026-03-22', isSkipped: true });
  expect(seen.affectedPayments).toHaveLength(4);
  expect(seen.affectedPayments.every(({ effect }) => effect === 'cancelled')).toBe(true);
  expect(seen.affectedPayments.filter(({ isRecurring }) => isRecurring)).toHaveLength(2);
  const wordingHash = seen.wording?.hash;
  const sent = await host.send(
    submitRequest,
    { ...asked, wordingHash },
    { token, key: randomUUID() },
  );
  expect(sent.codes).toEqual([]);
  const start = firstDay();
  // Each month is booked on its last day, as a host that is asked once a month does.
  for (let n = 1; n <= 12; n += 1) {
    await host.setToday(addDays(start, 31 * n));
    token = await host.signIn('iris');
  }
  const days = await paidDays(start);
  const first = localDate('2026-04-04');
  const next = seen.nextDebitDate;
  expect(first !== undefined && next !== undefined && next >= first).toBe(true);
  expect(days[0]).toBe(next);
  expect(days.filter((day) => day <= '2026-03-22')).toEqual([]);
  // Every second week from then on, each once.
  expect(days.length).toBeGreaterThanOrEqual(23);
  const { body } = await host.send(borrowerRequests, {}, { token });
  const listed = readWire(borrowerRequests.response, body);
  expect(listed.ok && listed.value.requests[0]?.outcomes.map(({ result }) => result)).toEqual([
    'paymentsSkipped',
    ...Array.from({ length: 4 }, () => 'debitCancelled'),
  ]);
});
