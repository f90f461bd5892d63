import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentOutcome, submitImmediateBank } from '@portico/contract';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@portico/server/node';
import { failureLines, StoreAway, type Database } from '@portico/server/parts';
import { migrate } from '../../demo-host/api/database/migrate';
import { paymentOf, postedPayments, type PaymentInput } from '../../demo-host/api/testing/payment';
import { createTestHost, makeTemplate, type TestHost } from '../../demo-host/api/testing/test-host';
import { startPostgres } from './cluster.mjs';

/** Limits of time in milliseconds, shorter than those of real operation. */
const limits = '?lock_timeout=400&statement_timeout=800&idle_in_transaction_session_timeout=400';

describe('a database server', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let from: ReturnType<typeof makeTemplate>;
  let host: TestHost;
  let token: string;
  let payment: PaymentInput;
  /** Changes the database as its operator. */
  let operator: Client;

  beforeAll(async () => {
    server = await startPostgres({ durable: true });
    from = makeTemplate(server.url);
    await from;
  });
  afterAll(() => {
    server.stop();
  });
  beforeEach(async () => {
    host = await createTestHost({ from, parameters: limits });
    token = await host.signIn('maya');
    payment = await paymentOf(host, token);
    operator = new Client({ connectionString: host.databaseUrl });
    operator.on('error', () => undefined);
    await operator.connect();
  });
  afterEach(async () => {
    await operator.end();
    await host.close();
  });

  const pay = (key: string) => host.send(submitImmediateBank, payment, { token, key });
  const outcome = async (key: string) =>
    (await host.send(paymentOutcome, undefined, { token, key })).body;

  /** A payment that is refused clearly, with one line in the log and nothing of it done. */
  async function refused(key: string, because: RegExp): Promise<void> {
    host.failures.length = 0;
    const { status, codes, headers } = await pay(key);
    expect({ status, codes }).toEqual({ status: 503, codes: ['ServerError'] });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(host.failures).toHaveLength(1);
    expect(failureLines(host.failures[0])[0]).toMatch(because);
  }

  /** The next payment under the same key is booked, and no other one was. */
  async function recovered(key: string): Promise<void> {
    expect((await pay(key)).body).toMatchObject({ HasNoErrors: true });
    expect(await postedPayments(host)).toBe(1);
  }

  it('that goes away refuses, and the same payment is booked once it is back', async () => {
    server.kill();
    try {
      await refused('away', /ECONNREFUSED|terminated|57P0|shut/);
    } finally {
      server.start();
    }
    await recovered('away');
  });

  it('that restarts while payments arrive has those that it says, once each', async () => {
    const keys = Array.from({ length: 8 }, (_, n) => `restart-${n}`);
    const sent = keys.map((key) => pay(key));
    await wait(20);
    server.restart();
    const answers = await Promise.all(sent);
    const outcomes = await Promise.all(keys.map(outcome));
    for (const [n, { body, status }] of answers.entries()) {
      if (status === 200) expect(outcomes[n]).toMatchObject({ Status: 'posted' });
      if (status === 200) expect(body['ReferenceNumber']).toBe(outcomes[n]?.['ReferenceNumber']);
      if (outcomes[n]?.['Status'] === 'unknown')
        expect(outcomes[n]).toMatchObject({ KeyIsClosed: true });
    }
    const posted = outcomes.filter(({ Status }) => Status === 'posted');
    expect(await postedPayments(host)).toBe(posted.length);
  });

  it('in which another process holds a lock refuses after its time, and goes on afterwards', async () => {
    await operator.query('BEGIN; LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
    await refused('locked', /lock timeout/);
    await operator.query('ROLLBACK');
    await recovered('locked');
  });

  it('that is slow refuses after its time, and nothing is half done', async () => {
    await operator.query(`
      CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_sleep(2); RETURN NEW; END';
      CREATE TRIGGER slow BEFORE INSERT ON posting_lines EXECUTE FUNCTION slow()`);
    await refused('slow', /statement timeout/);
    await operator.query('DROP TRIGGER slow ON posting_lines');
    await recovered('slow');
  });

  it('that is full refuses, and nothing is half done', async () => {
    await operator.query(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END$$;
      CREATE TRIGGER full_disk BEFORE INSERT ON posting_lines EXECUTE FUNCTION full_disk()`);
    await refused('full', /could not extend file/);
    await operator.query('DROP TRIGGER full_disk ON posting_lines');
    await recovered('full');
  });

  it('gives the turn on where a process stops in the middle of a write', async () => {
    const stopped = host.database.write(async (tx) => {
      await tx.run('DELETE FROM outbox');
      await wait(1_200);
      await tx.run('DELETE FROM outbox');
    });
    const mails = (await host.services.mail.sent()).length;
    await wait(500);
    await host.services.mail.send({ to: 'maya@example.com', subject: 'later', text: '' });
    await expect(stopped).rejects.toThrow(StoreAway);
    expect(await host.services.mail.sent()).toHaveLength(mails + 1);
  });
});

describe('a database server at the start', () => {
  let database: Database;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-'));
    return () => rm(folder, { recursive: true });
  });

  it('that is away is an error that says so, and a later start works', async () => {
    const server = await startPostgres();
    database = openDatabase(server.url);
    try {
      server.kill();
      await expect(migrate(database)).rejects.toThrow(/PostgreSQL: .*ECONNREFUSED/);
      server.start();
      await migrate(database);
    } finally {
      database.close();
      server.stop();
    }
  });
});
