import { randomUUID } from 'node:crypto';
import {
  accountDetails,
  accountDocuments,
  accountList,
  borrowerRequests,
  giveProof,
  offeredRequests,
  paymentOutcome,
  previewRequest,
  readWire,
  replyToRequest,
  submitImmediateBank,
  submitRequest,
  type Call,
  type InputOf,
  type OutputOf,
  type RequestValue,
} from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { number, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan, infoOf, newBank } from '../testing/payment';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';

/** Two payments behind; in the first days of March 2026 the next is due on the 19th. */
const behindLoan = '0014-207715-2';

let host: TestHost;
let token: string;
const signInAs = async (username: string) => {
  ({ host, token } = await createSignedInHost(username));
  return host.close;
};

async function answer<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
async function answer(call: Call, input: unknown): Promise<unknown> {
  const { body, codes } = await host.send(call, input, { token });
  const read = readWire(call.response, body);
  if (!read.ok || codes.length > 0) throw new Error(JSON.stringify(body));
  return read.value;
}

const offeredOf = async (accountNumber: string, kind: string) =>
  (await answer(offeredRequests, { accountNumber })).kinds.find((one) => one.kind === kind);

const listOf = async (accountNumber?: string) =>
  (await answer(borrowerRequests, { accountNumber })).requests;

const loanOf = async (number: string) =>
  (await answer(accountList, undefined)).accounts.find((one) => one.number === number);

type Asked = { readonly kind: string; readonly values?: readonly RequestValue[] };

const preview = (accountNumber: string, { kind, values = [] }: Asked) =>
  answer(previewRequest, { accountNumber, kind, values });

async function submit(
  accountNumber: string,
  { kind, values = [] }: Asked,
  key: string = randomUUID(),
) {
  const { body } = await host.send(previewRequest, { accountNumber, kind, values }, { token });
  const seen = readWire(previewRequest.response, body);
  const wordingHash = seen.ok ? seen.value.wording?.hash : undefined;
  return host.send(submitRequest, { accountNumber, kind, values, wordingHash }, { token, key });
}

const question: Asked = { kind: 'question', values: [{ key: 'text', text: 'When is it due?' }] };
const extension = (months: number): Asked => ({
  kind: 'extension',
  values: [{ key: 'months', months }],
});
const stored = async () =>
  (
    await host.database.first(
      object({ count: number() }),
      'SELECT COUNT(*) AS count FROM borrower_requests',
    )
  )?.count;

describe('an extension of a loan that is two payments behind', () => {
  beforeEach(() => signInAs('daniel'));

  it('[POR-167] is seen before it is agreed to, and changes nothing until then', async () => {
    const before = await loanOf(behindLoan);
    expect(before?.loanPastDue).toBeGreaterThan(0);
    expect(await offeredOf(behindLoan, 'extension')).toMatchObject({
      isPossible: true,
      timesLeft: 2,
      isDecidedAtOnce: true,
    });
    const seen = await preview(behindLoan, extension(2));
    expect(seen.before?.payment).toBe(seen.after?.payment);
    expect(seen.addedInterest).toBe(
      (seen.after?.interestToEnd ?? 0) - (seen.before?.interestToEnd ?? 0),
    );
    expect(seen.addedInterest).toBeGreaterThan(0);
    expect(seen.after?.endDate).not.toBe(seen.before?.endDate);
    expect(seen.wording?.text).toMatch(/extend my loan.*\$50\.00 stays due today\.$/s);
    expect(await loanOf(behindLoan)).toEqual(before);
    expect(await stored()).toBe(0);
  });

  it('is granted at once: nothing is overdue any more, and the loan page says so', async () => {
    const seen = await preview(behindLoan, extension(2));
    const { body, codes } = await submit(behindLoan, extension(2));
    expect(codes).toEqual([]);
    const after = await loanOf(behindLoan);
    expect(after).toMatchObject({ loanPastDue: 0, loanDueDate: seen.after?.dueDate });
    expect(after?.loanAmountDue).toBe(seen.after?.amountDue);
    const { information } = await answer(accountDetails, { accountNumber: behindLoan });
    expect(information.nextPaymentDate).toBe(seen.after?.dueDate);
    const [request] = await listOf();
    expect(request).toMatchObject({
      referenceNumber: body['ReferenceNumber'],
      kind: 'extension',
      state: 'done',
      sentOn: '2026-03-02',
      canReply: false,
      canWithdraw: false,
      outcomes: [{ result: 'paymentsSkipped', date: seen.after?.dueDate }],
    });
  });

  it('is granted twice in the life of a loan', async () => {
    await submit(behindLoan, extension(1));
    expect(await offeredOf(behindLoan, 'extension')).toMatchObject({ timesLeft: 1 });
    await submit(behindLoan, extension(1));
    expect(await offeredOf(behindLoan, 'extension')).toMatchObject({
      isPossible: false,
      reasonCode: 'LimitReached',
      timesLeft: 0,
    });
    expect((await submit(behindLoan, extension(1))).codes).toEqual(['NotPossible']);
  });

  it('[POR-169] is stored once under its key, and refused under it for another', async () => {
    const first = await submit(behindLoan, question, 'one');
    const again = await submit(behindLoan, question, 'one');
    expect(again.body).toEqual(first.body);
    expect((await submit(behindLoan, extension(1), 'one')).codes).toEqual(['IdempotencyKeyReused']);
    expect(await stored()).toBe(1);
  });

  it('[POR-169] under a key that was looked up before is refused, and not stored', async () => {
    const { body } = await host.send(paymentOutcome, undefined, { token, key: 'late' });
    expect(body).toMatchObject({ Status: 'unknown', KeyIsClosed: true });
    expect((await submit(behindLoan, question, 'late')).codes).toEqual(['KeyClosed']);
    expect(await stored()).toBe(0);
  });

  it('[POR-169] whose answer was lost is found by its key', async () => {
    const { body } = await submit(behindLoan, question, 'one');
    const found = await host.send(paymentOutcome, undefined, { token, key: 'one' });
    expect(found.body).toMatchObject({
      Status: 'posted',
      ReferenceNumber: body['ReferenceNumber'],
    });
  });

  it('is not granted for a wording that the borrower has not read', async () => {
    const { values = [] } = extension(1);
    const input = { accountNumber: behindLoan, kind: 'extension', values, wordingHash: 'x' };
    const { codes } = await host.send(submitRequest, input, { token, key: 'one' });
    expect(codes).toEqual(['WordingChanged']);
    expect(await stored()).toBe(0);
  });

  it.each<[string, Asked, string]>([
    ['no value', { kind: 'extension' }, 'ValueMissing'],
    ['too many months', extension(3), 'ValueNotAllowed'],
    ['a part of a month', extension(1.5), 'ValueNotAllowed'],
    ['a field that is not offered', { ...question, kind: 'extension' }, 'ValueNotAllowed'],
    ['a kind that the bank has not', { kind: 'newGarage' }, 'NotPossible'],
    ['a due date while payments are overdue', { kind: 'dueDateChange' }, 'NotPossible'],
  ])('is refused with %s', async (_name, asked, code) => {
    expect((await submit(behindLoan, asked)).codes).toEqual([code]);
    expect(await stored()).toBe(0);
  });

  const promise: Asked = {
    kind: 'promiseToPay',
    values: [
      { key: 'date', date: localDate('2026-03-09') },
      { key: 'amount', amount: cents(10_000) },
    ],
  };

  it('a promise to pay is kept on the day whose payment reaches its amount', async () => {
    await submit(behindLoan, promise);
    await host.setToday('2026-03-04');
    token = await host.signIn('daniel');
    const { paymentToken, paymentMethods } = await infoOf(host, token, behindLoan);
    const details = {
      paymentDate: localDate('2026-03-04'),
      loanAccountNumber: behindLoan,
      company: 0,
      paymentAmount: cents(12_000),
      firstPartyFee: cents(0),
      thirdPartyFee: cents(0),
      additionalPrincipalAmount: cents(0),
    };
    const payment = {
      logonName: 'daniel',
      accountType: 0,
      isPayoff: false,
      method: paymentMethods[0]?.achInfo ?? newBank,
      details,
    };
    const key = randomUUID();
    const sent = await host.send(submitImmediateBank, { paymentToken, payment }, { token, key });
    expect(sent.codes).toEqual([]);
    expect(await listOf()).toMatchObject([
      {
        state: 'done',
        stateSince: '2026-03-04',
        outcomes: [{ result: 'paymentReceived', date: '2026-03-04', amount: 12_000 }],
      },
    ]);
  });

  it('a promise to pay is not kept where nothing was paid until its day', async () => {
    expect((await submit(behindLoan, promise)).codes).toEqual([]);
    expect(await listOf()).toMatchObject([{ state: 'approved' }]);
    await host.setToday('2026-03-10');
    token = await host.signIn('daniel');
    expect(await listOf()).toMatchObject([
      { state: 'notKept', stateWords: { en: 'The payment was not received by that day' } },
    ]);
  });
});

describe('an extension', () => {
  it('of a loan that is not behind says nothing of what is due today', async () => {
    await signInAs('maya');
    const { amountDueToday, wording } = await preview(autoLoan, extension(1));
    expect(amountDueToday).toBe(0);
    expect(wording?.text).not.toContain('today');
  });

  it('is not possible on a loan that is not billed by the month', async () => {
    await signInAs('prairie');
    const biweekly = await offeredOf('0021-440051-9', 'extension');
    expect(biweekly).toMatchObject({ isPossible: false, reasonCode: 'CallUs' });
  });
});

describe('a due date', () => {
  beforeEach(() => signInAs('maya'));

  const moveTo = (day: string): Asked => ({
    kind: 'dueDateChange',
    values: [{ key: 'dueDate', date: localDate(day) }],
  });

  it('is moved by at most 15 days, with every later one, once in twelve months', async () => {
    expect(await loanOf(autoLoan)).toMatchObject({ loanDueDate: '2026-03-14' });
    expect((await offeredOf(autoLoan, 'dueDateChange'))?.fields).toMatchObject([
      { key: 'dueDate', type: 'date', earliest: '2026-03-03', latest: '2026-03-29' },
    ]);
    expect((await submit(autoLoan, moveTo('2026-03-30'))).codes).toEqual(['ValueNotAllowed']);
    expect((await submit(autoLoan, moveTo('2026-03-25'))).codes).toEqual([]);
    expect(await loanOf(autoLoan)).toMatchObject({ loanDueDate: '2026-03-25', loanPastDue: 0 });
    expect(await offeredOf(autoLoan, 'dueDateChange')).toMatchObject({
      isPossible: false,
      reasonCode: 'TooSoon',
      possibleFrom: '2027-03-02',
    });
  });

  it('is not overdue before the new day, and is after it', async () => {
    await submit(autoLoan, moveTo('2026-03-25'));
    await host.setToday('2026-03-25');
    token = await host.signIn('maya');
    expect(await loanOf(autoLoan)).toMatchObject({ loanPastDue: 0 });
    await host.setToday('2026-03-26');
    token = await host.signIn('maya');
    expect(await loanOf(autoLoan)).toMatchObject({ loanPastDue: 37_035 });
  });
});

describe('a request that a clerk answers', () => {
  beforeEach(() => signInAs('maya'));

  it('[POR-169] says by when it is answered, takes replies, and can be withdrawn', async () => {
    await submit(autoLoan, question);
    const [request] = await listOf(autoLoan);
    expect(request).toMatchObject({
      state: 'received',
      answerBy: '2026-03-04',
      canReply: true,
      canWithdraw: true,
      messages: [{ isFromLender: false, text: 'When is it due?' }],
    });
    const requestNumber = request?.referenceNumber ?? '';
    const reply = { requestNumber, withdraw: false, text: 'I mean this month.', values: [] };
    const send = (input: InputOf<typeof replyToRequest>, key: string) =>
      host.send(replyToRequest, input, { token, key });
    expect((await send(reply, 'one')).codes).toEqual([]);
    expect((await send(reply, 'one')).codes).toEqual([]);
    expect((await listOf())[0]?.messages).toHaveLength(2);
    expect((await send({ ...reply, text: ' ' }, 'two')).codes).toEqual(['ValueMissing']);
    expect((await send({ ...reply, withdraw: true }, 'three')).codes).toEqual([]);
    expect((await listOf())[0]).toMatchObject({ state: 'withdrawn', canReply: false });
    expect((await send(reply, 'four')).codes).toEqual(['NotOpen']);
  });

  it('is listed before those that were made earlier on the same day', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five'];
    for (const text of texts)
      await submit(autoLoan, { ...question, values: [{ key: 'text', text }] });
    const listed = (await listOf()).map(({ values }) => values[0]?.text);
    expect(listed.slice(0, texts.length)).toEqual(texts.toReversed());
  });

  it('is not another borrower’s to see or to answer', async () => {
    await submit(autoLoan, question);
    const requestNumber = (await listOf())[0]?.referenceNumber ?? '';
    token = await host.signIn('daniel');
    expect(await listOf()).toEqual([]);
    const reply = { requestNumber, withdraw: true, values: [] };
    const answered = await host.send(replyToRequest, reply, { token, key: 'one' });
    expect(answered.codes).toEqual(['Error']);
    const other = await host.send(offeredRequests, { accountNumber: autoLoan }, { token });
    expect(other.codes).toEqual(['Error']);
  });

  it('is not stored with a document of another’s', async () => {
    const values = [
      { key: 'text', text: 'See the file.' },
      { key: 'documents', fileIds: ['another'] },
    ];
    expect((await submit(autoLoan, { kind: 'question', values })).codes).toEqual([
      'DocumentUnknown',
    ]);
    expect(await stored()).toBe(0);
  });

  it('is open once', async () => {
    const hardship = { kind: 'hardshipPlan', values: [{ key: 'reason', choice: 'lostWork' }] };
    expect((await submit(autoLoan, hardship)).codes).toEqual([]);
    expect((await submit(autoLoan, hardship)).codes).toEqual(['RequestOpen']);
    expect(await offeredOf(autoLoan, 'hardshipPlan')).toMatchObject({
      isPossible: false,
      reasonCode: 'RequestOpen',
    });
  });
});

describe('a refund', () => {
  beforeEach(() => signInAs('maya'));

  it('[POR-131] needs a recent proof, and a refusal for want of it leaves the key unused', async () => {
    host.pass(6 * minute);
    const refund = { kind: 'creditBalanceRefund' };
    expect((await submit(autoLoan, refund, 'one')).codes).toEqual(['ProofRequired']);
    const proof = { password: 'Juniper-14-road' };
    expect((await host.send(giveProof, proof, { token })).codes).toEqual([]);
    // Nothing was paid too much on this loan.
    expect((await submit(autoLoan, refund, 'one')).codes).toEqual(['NotPossible']);
    expect(await stored()).toBe(0);
  });
});

describe('a letter', () => {
  beforeEach(() => signInAs('maya'));

  it('is a document of the loan as soon as it is requested', async () => {
    const values = [{ key: 'date', date: localDate('2026-03-12') }];
    expect((await submit(autoLoan, { kind: 'payoffLetter', values })).codes).toEqual([]);
    const [request] = await listOf(autoLoan);
    const { value } = await answer(accountDocuments, { accountNumber: autoLoan });
    const issued = request?.outcomes[0];
    expect(issued).toMatchObject({ result: 'documentIssued', displayFormat: 'pdf' });
    expect(value.map(({ fileId }) => fileId)).toContain(issued?.fileId);
  });

  it('after the payoff is requested on that loan, which has the release of its lien without a request', async () => {
    const paidOff = '0012-090233-8';
    expect(await offeredOf(paidOff, 'paidInFullLetter')).toMatchObject({ isPossible: true });
    expect(await offeredOf(autoLoan, 'paidInFullLetter')).toMatchObject({
      isPossible: false,
      reasonCode: 'NotPaidOff',
    });
    const requests = await listOf(paidOff);
    expect(requests).toMatchObject([{ kind: 'lienStatus', isByLender: true }]);
  });
});
