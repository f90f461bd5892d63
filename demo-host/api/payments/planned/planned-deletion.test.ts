import {
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  readOr,
} from '@portico/contract';
import { parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { irisLoan, irisPlanned } from '../../testing/iris';
import { infoOf, listed } from '../../testing/payment';
import { createSignedInHost, type TestHost } from '../../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const loanToken = async (account = irisPlanned) =>
  (await infoOf(host, token, account)).paymentToken;
const of = (paymentId: string) => ({ paymentId, loanAccountNumber: irisPlanned });
const runClockTo = async (today: string) => {
  await host.setToday(today);
  token = await host.signIn('iris');
};

describe('a scheduled payment', () => {
  it('is deleted and never made; its answer’s token deletes the next one', async () => {
    const { paymentToken, scheduledPayments } = await infoOf(host, token, irisPlanned);
    const [first, second] = readOr(scheduledPayments, []).map(({ paymentId }) => paymentId);
    if (!first || !second) throw new Error('Nothing scheduled');
    const { body } = await host.send(
      deleteScheduledCard,
      { payment: of(first), paymentToken },
      { token },
    );
    const next = parse(string(), body['Token']);
    expect(next).not.toBe(paymentToken);
    const again = await host.send(
      deleteScheduledCard,
      { payment: of(second), paymentToken: next },
      { token },
    );
    expect(again.codes).toEqual([]);
    expect((await infoOf(host, token, irisPlanned)).scheduledPayments).toEqual([]);
    await runClockTo('2026-03-06');
    expect(await listed(host, token, irisPlanned)).toMatchObject({ loanAmountDue: 20_350 });
  });

  it('deleted twice, as by a double click, has the same answer', async () => {
    const input = { payment: of('CV-SEED-0001'), paymentToken: await loanToken() };
    const answers = await Promise.all(
      [1, 2].map(() => host.send(deleteScheduledCard, input, { token })),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  });

  it('that has been made is not deleted', async () => {
    await runClockTo('2026-03-05');
    const input = { payment: of('CV-SEED-0001'), paymentToken: await loanToken() };
    const answer = await host.send(deleteScheduledCard, input, { token });
    expect(answer.codes).toEqual(['DeleteNotAllowed']);
  });

  it('is not deleted where the lender does not allow it', async () => {
    await host.changeSetting('generalPaymentOptions.allowDeleteScheduledPaymentsOption', 'false');
    const input = { payment: of('CV-SEED-0001'), paymentToken: await loanToken() };
    const answer = await host.send(deleteScheduledCard, input, { token });
    expect(answer.codes).toEqual(['DeleteNotAllowed']);
    expect((await infoOf(host, token, irisPlanned)).scheduledPayments).toHaveLength(2);
  });
});

describe('a recurring payment', () => {
  it('is deleted and never made again', async () => {
    await runClockTo('2026-03-08');
    const input = { payment: of('CV-SEED-0003'), paymentToken: await loanToken() };
    expect((await host.send(deleteRecurringCard, input, { token })).codes).toEqual([]);
    expect((await infoOf(host, token, irisPlanned)).recurringPayment).toBeUndefined();
    const before = await listed(host, token, irisPlanned);
    await runClockTo('2026-03-22');
    const after = await listed(host, token, irisPlanned);
    expect((before.loanAmountDue ?? 0) - (after.loanAmountDue ?? 0)).toBe(5_000);
  });

  it('is not deleted where the lender does not allow it', async () => {
    await host.changeSetting('recurringPaymentOptions.allowDeleteRecurringOption', 'false');
    const input = { payment: of('CV-SEED-0003'), paymentToken: await loanToken() };
    const answer = await host.send(deleteRecurringCard, input, { token });
    expect(answer.codes).toEqual(['DeleteNotAllowed']);
  });
});

describe('deleting is refused', () => {
  it.each([
    ['a scheduled one by the other method', deleteScheduledBank, 'CV-SEED-0001'],
    ['a recurring one by the other method', deleteRecurringBank, 'CV-SEED-0003'],
    ['a scheduled one as a recurring one', deleteRecurringCard, 'CV-SEED-0001'],
    ['one that does not exist', deleteScheduledCard, 'CV-NONE-0000'],
  ])('for %s', async (_name, call, reference) => {
    const input = { payment: of(reference), paymentToken: await loanToken() };
    expect((await host.send(call, input, { token })).codes).toEqual(['Error']);
  });

  it('with a token of another loan, or none', async () => {
    const other = { payment: of('CV-SEED-0001'), paymentToken: await loanToken(irisLoan) };
    expect((await host.send(deleteScheduledCard, other, { token })).codes).toEqual([
      'TokenExpired',
    ]);
    const none = { payment: of('CV-SEED-0001'), paymentToken: 'x' };
    expect((await host.send(deleteScheduledCard, none, { token })).codes).toEqual(['TokenExpired']);
  });

  it('for another borrower', async () => {
    const input = { payment: of('CV-SEED-0001'), paymentToken: await loanToken() };
    const maya = await host.signIn('maya');
    const answer = await host.send(deleteScheduledCard, input, { token: maya });
    expect(answer.codes).toEqual(['TokenExpired']);
  });
});
