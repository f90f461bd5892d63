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
    '%s: leaves %i entries, another process reports so at once, and the same key books it once',
    async (moment, entries) => {
      const dying = await start(moment);
      expect(await pay(dying, 'one')).toBeUndefined();
      await dying.ended;
      expect(await postedPayments(host)).toBe(entries);
      const found = await outcomeOf('one');
      expect(found['Status']).toBe(entries === 0 ? 'unknown' : 'posted');
      const reference = await pay(await start(), 'one');
      expect(await references()).toEqual([reference]);
      expect(await outcomeOf('one')).toMatchObject({
        Status: 'posted',
        ReferenceNumber: reference,
      });
    },
  );
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
    for (const [key, reference] of await Promise.all(sent)) {
      const found = await outcomeOf(key);
      if (reference !== undefined) expect(found['ReferenceNumber']).toBe(reference);
      expect(['posted', 'unknown']).toContain(found['Status']);
      expect((await references()).filter((one) => one === found['ReferenceNumber'])).toHaveLength(
        found['Status'] === 'posted' ? 1 : 0,
      );
    }
    const again = await Promise.all(keys.map((key) => pay(stays, key)));
    expect((await references()).sort()).toEqual([...again].sort());
    expect(new Set(again).size).toBe(keys.length);
  });
});
