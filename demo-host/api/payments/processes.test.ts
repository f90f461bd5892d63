import { paymentOutcome, submitImmediateBank, writeWire } from '@portico/contract';
import { object, parse, string } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentOf, postedPayments, type PaymentInput } from '../testing/payment';
import { bundleProgram, startProcess, type ApiProcess } from '../testing/start-process';
import { createTestHost, type TestHost } from '../testing/test-host';

let program: Awaited<ReturnType<typeof bundleProgram>>;
beforeAll(async () => {
  program = await bundleProgram();
});
afterAll(() => program.remove());

let host: TestHost;
let token: string;
let payment: PaymentInput;
const running: ApiProcess[] = [];
beforeEach(async () => {
  host = await createTestHost();
  token = await host.signIn('maya');
  payment = await paymentOf(host, token);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill()));
  await host.close();
});

async function start(dies?: Parameters<typeof startProcess>[2]): Promise<ApiProcess> {
  const started = await startProcess(program.path, host, dies);
  running.push(started);
  return started;
}

/** Pays at a process; undefined when the connection breaks off. */
async function pay({ url }: ApiProcess, key: string): Promise<string | undefined> {
  const { path, method, request } = submitImmediateBank;
  try {
    const response = await fetch(url + path, {
      method,
      headers: { UserToken: token, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(request && writeWire(request, payment)),
    });
    return parse(object({ ReferenceNumber: string() }), await response.json()).ReferenceNumber;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const outcomeOf = async (key: string) =>
  (await host.send(paymentOutcome, undefined, { token, key })).body;

/** The references in the ledger, one for each entry. */
const references = async () =>
  (
    await host.database.all(
      object({ reference: string() }),
      "SELECT reference FROM postings WHERE cause LIKE 'submission %' AND reference NOT LIKE 'CV-SEED-%'",
    )
  ).map(({ reference }) => reference);

describe('a process that is killed while it carries out a payment', () => {
  it.each([
    ['before the booking', 0],
    ['at its key', 0],
    ['booked', 0],
    ['committed', 1],
  ] as const)(
    '%s: leaves %i entries, and the same key books it once in another process',
    async (moment, entries) => {
      const dying = await start(moment);
      expect(await pay(dying, 'one')).toBeUndefined();
      await dying.ended;
      expect(await postedPayments(host)).toBe(entries);
      const reference = await pay(await start(), 'one');
      expect(await references()).toEqual([reference]);
      expect(await outcomeOf('one')).toMatchObject({
        Status: 'posted',
        ReferenceNumber: reference,
      });
    },
  );

  it.each([
    ['booked', 'unknown'],
    ['committed', 'posted'],
  ] as const)('%s: another process reports %s at once', async (moment, status) => {
    const dying = await start(moment);
    expect(await pay(dying, 'one')).toBeUndefined();
    await dying.ended;
    expect(await outcomeOf('one')).toMatchObject({ Status: status });
  });
});

describe('two processes on one database', () => {
  it('book a key once however it is sent to both, and every other key once', async () => {
    const both = [await start(), await start()] as const;
    const keys = ['same', 'same', 'same', 'same', 'a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      keys.flatMap((key) => both.map(async (one) => [key, await pay(one, key)] as const)),
    );
    const byKey = new Map(answers);
    expect([...byKey.values()]).not.toContain(undefined);
    for (const [key, reference] of answers) expect(reference).toBe(byKey.get(key));
    expect((await references()).sort()).toEqual([...byKey.values()].sort());
  });

  it('neither lose nor double a payment when one of them is killed', async () => {
    const [stays, dies] = [await start(), await start()];
    const keys = Array.from({ length: 24 }, (_, n) => `key-${n}`);
    const sent = keys.map(async (key, n) => [key, await pay(n % 2 ? stays : dies, key)] as const);
    // At this point some payments are done, and most are in progress.
    await Promise.race(sent);
    await dies.kill();
    const answered = await Promise.all(sent);
    const again = new Map(
      await Promise.all(keys.map(async (key) => [key, await pay(stays, key)] as const)),
    );
    for (const [key, reference] of answered) {
      if (reference !== undefined) expect(again.get(key)).toBe(reference);
      expect(await outcomeOf(key)).toMatchObject({
        Status: 'posted',
        ReferenceNumber: again.get(key),
      });
    }
    expect((await references()).sort()).toEqual([...again.values()].sort());
    expect(new Set(again.values()).size).toBe(keys.length);
  });
});
