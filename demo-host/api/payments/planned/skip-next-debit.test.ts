import { readOr, skipNextDebit, submitRecurringBank } from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { object, string } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { irisLoan, irisPlanned, submitIrisPayment } from '../../testing/iris';
import { infoOf } from '../../testing/payment';
import { createSignedInHost, type TestHost } from '../../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const autopay = async () => {
  const { recurringPayment, paymentToken } = await infoOf(host, token, irisPlanned);
  const recurring = readOr(recurringPayment, undefined);
  if (!recurring) throw new Error('No autopay');
  return { recurring, paymentToken };
};
const skip = async (debitDate: string, loanAccountNumber = irisPlanned) => {
  const { recurring, paymentToken } = await autopay();
  const payment = { paymentId: recurring.paymentId, loanAccountNumber };
  const input = { payment, debitDate: localDate(debitDate), paymentToken };
  return host.send(skipNextDebit, input, { token });
};
const nextDebits = async () => (await autopay()).recurring.nextDebits ?? [];

it('[POR-172] autopay says its next debits, of which the next can be skipped', async () => {
  const [first, second, third] = await nextDebits();
  expect(first).toMatchObject({ amount: 10_000, isSkipped: false });
  expect(first?.date).toBe((await autopay()).recurring.date);
  expect((await skip(first?.date ?? '')).codes).toEqual([]);
  expect((await skip(first?.date ?? '')).codes).toEqual([]);
  expect((await nextDebits()).slice(0, 3)).toEqual([{ ...first, isSkipped: true }, second, third]);
  await host.setToday('2026-03-28');
  const paid = await host.database.all(
    object({ posted_on: string() }),
    `SELECT posted_on FROM postings WHERE account = ? AND kind = 'payment'
     AND description LIKE 'Autopay%' AND posted_on >= '2026-03-02' ORDER BY posted_on`,
    [irisPlanned],
  );
  expect(paid.map(({ posted_on }) => posted_on)).toEqual([second?.date]);
});

it('a later debit, one of another day, and one of another loan are not skipped', async () => {
  const [, second] = await nextDebits();
  const before = await nextDebits();
  expect((await skip(second?.date ?? '')).codes).toEqual(['SkipNotAllowed']);
  expect((await skip('2026-03-03')).codes).toEqual(['SkipNotAllowed']);
  expect((await skip(second?.date ?? '', irisLoan)).codes).toEqual(['TokenExpired']);
  expect(await nextDebits()).toEqual(before);
});

it('[POR-172] autopay on due dates says its last debit', async () => {
  const recurring = { recurringOption: 'DaysBeforeDue', daysBeforeDue: 2 } as const;
  const details = { paymentAmount: cents(20_350) };
  const sent = await submitIrisPayment(host, token, { recurring, details }, submitRecurringBank);
  expect(sent.codes).toEqual([]);
  const { recurringPayment } = await infoOf(host, token, irisLoan);
  expect(readOr(recurringPayment, undefined)?.lastDebitDate).toBe('2028-08-13');
});
