import { paymentOutcome, submitImmediateBank, submitScheduledBank } from '@portico/contract';
import { addDays, cents } from '@portico/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { listed, paymentOf, postedPayments, type PaymentInput } from '../../testing/payment';
import { createSignedInHost, firstDay, type TestHost } from '../../testing/test-host';

let host: TestHost;
let token: string;
let payment: PaymentInput;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  payment = await paymentOf(host, token);
  return host.close;
});

const pay = (key: string, input = payment) => host.send(submitImmediateBank, input, { token, key });
const outcome = async (key: string, as = token) =>
  (await host.send(paymentOutcome, undefined, { token: as, key })).body;

describe('a payment with an Idempotency-Key', () => {
  it('is booked once, and the loan’s balance shows it', async () => {
    const before = await listed(host, token);
    const { body } = await pay('one');
    expect(body).toMatchObject({ HasNoErrors: true });
    expect(body['ReferenceNumber']).toMatch(/^CV-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const after = await listed(host, token);
    expect(after.balance).toBeLessThan(before.balance ?? 0);
    expect(after.loanAmountDue).toBe((before.loanAmountDue ?? 0) - 10_000);
    expect(await postedPayments(host)).toBe(1);
  });

  it('has the same answer when repeated', async () => {
    const first = await pay('one');
    const second = await pay('one');
    expect(second.body).toEqual(first.body);
    expect(await postedPayments(host)).toBe(1);
  });

  it('is booked once when sent twenty times at once, and all get the same reference', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay('one')));
    expect(new Set(answers.map(({ body }) => body['ReferenceNumber'])).size).toBe(1);
    expect(answers.every(({ body }) => body['HasNoErrors'] === true)).toBe(true);
    expect(await postedPayments(host)).toBe(1);
    expect((await listed(host, token)).loanAmountDue).toBe(27_035);
  });

  it('refuses the key for another payment', async () => {
    await pay('one');
    const other = await paymentOf(host, token, { amount: cents(20_000) });
    expect(await pay('one', other)).toMatchObject({ codes: ['IdempotencyKeyReused'] });
    const sameButScheduled = await host.send(submitScheduledBank, payment, { token, key: 'one' });
    expect(sameButScheduled.codes).toEqual(['IdempotencyKeyReused']);
    expect(await postedPayments(host)).toBe(1);
  });

  it('of two different payments under one key at the same time, books one', async () => {
    const other = await paymentOf(host, token, { amount: cents(20_000) });
    const answers = await Promise.all([pay('one'), pay('one', other)]);
    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toEqual(['IdempotencyKeyReused']);
    expect(await postedPayments(host)).toBe(1);
  });

  it('another key is another payment', async () => {
    await pay('one');
    await pay('two');
    expect(await postedPayments(host)).toBe(2);
  });

  it('two borrowers may use the same key', async () => {
    await pay('one');
    const hanna = await host.signIn('hanna');
    expect(await outcome('one', hanna)).toMatchObject({ Status: 'unknown' });
    expect(await outcome('one')).toMatchObject({ Status: 'posted' });
  });

  it.each([
    ['no key', undefined],
    ['a blank key', ' '],
    ['a key that is too long', 'k'.repeat(201)],
  ])('is refused with %s', async (_name, key) => {
    const answer = await host.send(submitImmediateBank, payment, { token, key });
    expect(answer.codes).toEqual(['IdempotencyKeyMissing']);
    expect(await postedPayments(host)).toBe(0);
  });

  it('that was refused is refused again', async () => {
    const wrong = await paymentOf(host, token, { amount: cents(0) });
    expect((await pay('one', wrong)).codes).toEqual(['AmountMin']);
    expect((await pay('one', wrong)).codes).toEqual(['AmountMin']);
  });

  it('that was refused by nightly maintenance can be retried with the same key', async () => {
    const nite = (value: string) =>
      host.services.settings.change([{ bucket: 'host', key: 'niteMode', value }]);
    await nite('true');
    expect((await pay('one')).codes).toEqual(['NiteMode']);
    await nite('false');
    expect((await pay('one')).body).toMatchObject({ HasNoErrors: true });
  });

  it('stores nothing when booking fails half-way, and the key can be used again', async () => {
    await host.database.run('ALTER TABLE posting_lines RENAME COLUMN amount TO gone');
    expect((await pay('one')).status).toBe(500);
    await host.database.run('ALTER TABLE posting_lines RENAME COLUMN gone TO amount');
    expect(await postedPayments(host)).toBe(0);
    expect((await pay('one')).body).toMatchObject({ HasNoErrors: true });
  });
});

describe('the outcome of a payment', () => {
  it('is posted with its reference, refused with its codes, or unknown', async () => {
    const { body } = await pay('one');
    expect(await outcome('one')).toEqual({
      Status: 'posted',
      ReferenceNumber: body['ReferenceNumber'],
      Errors: [],
    });
    await pay('two', await paymentOf(host, token, { date: addDays(firstDay(), -1) }));
    expect(await outcome('two')).toEqual({
      Status: 'refused',
      Errors: [{ ErrorMessage: 'DateMin' }],
    });
    const neverUsed = { Status: 'unknown', KeyIsClosed: true, Errors: [] };
    expect(await outcome('three')).toEqual(neverUsed);
    expect(await outcome('three')).toEqual(neverUsed);
  });

  it('[POR-125] closes a key that was never used: a payment that arrives later is refused', async () => {
    await outcome('late');
    expect((await pay('late')).codes).toEqual(['KeyClosed']);
    const other = await paymentOf(host, token, { amount: cents(20_000) });
    expect((await pay('late', other)).codes).toEqual(['KeyClosed']);
    expect(await outcome('late')).toMatchObject({ Status: 'unknown', KeyIsClosed: true });
    expect(await postedPayments(host)).toBe(0);
    await pay('again');
    expect(await postedPayments(host)).toBe(1);
  });

  it('[POR-125] closes the key of this borrower only', async () => {
    const hanna = await host.signIn('hanna');
    await outcome('one', hanna);
    expect((await pay('one')).body).toMatchObject({ HasNoErrors: true });
  });

  it('[POR-125] that is looked up while it arrives is either booked or closed, and both answers agree', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `race-${n}`);
    const races = await Promise.all(
      keys.map(async (key, n) => {
        // Either comes first in half of them.
        const before = n % 2 === 0 ? outcome(key) : undefined;
        const [paid, found] = await Promise.all([pay(key), before ?? outcome(key)]);
        return { paid, found };
      }),
    );
    const booked = races.filter(({ paid }) => paid.codes.length === 0);
    for (const { paid, found } of races) {
      if (found['Status'] === 'posted') {
        expect(paid.body['ReferenceNumber']).toBe(found['ReferenceNumber']);
      } else {
        expect(found).toMatchObject({ Status: 'unknown', KeyIsClosed: true });
        expect(paid.codes).toEqual(['KeyClosed']);
      }
    }
    expect(await postedPayments(host)).toBe(booked.length);
  });

  it.each([
    ['no key', undefined],
    ['a blank key', ' '],
    ['a key that is too long', 'k'.repeat(201)],
  ])('is refused with %s', async (_name, key) => {
    const answer = await host.send(paymentOutcome, undefined, { token, key });
    expect(answer.codes).toEqual(['IdempotencyKeyMissing']);
  });

  it('is found when the answer was lost, and sending the payment again books nothing', async () => {
    await host.fetch('/console/api/faults', {
      method: 'PUT',
      body: JSON.stringify({ submitImmediateBank: { drop: 'after' } }),
    });
    await expect(pay('one')).rejects.toThrow();
    expect(await outcome('one')).toMatchObject({ Status: 'posted' });
    const again = await pay('one');
    expect(again.body['ReferenceNumber']).toBe((await outcome('one'))['ReferenceNumber']);
    expect(await postedPayments(host)).toBe(1);
  });
});
