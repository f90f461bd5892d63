import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { number, object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseTemplate } from '../testing/database-template';
import { openDatabase } from '@portico/server/node';
import { migrate } from './migrate';
import { type Database, type Executor, insertRows, putRow } from '@portico/server/parts';

const empty = databaseTemplate(async () => undefined);

let database: Database;
/** Another connection to the same one, as of another process. */
let other: Database;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  const { url, drop } = await (await empty).copy(folder);
  database = openDatabase(url);
  other = openDatabase(url);
  await database.run('CREATE TABLE numbers (n INTEGER NOT NULL)');
  await database.run('INSERT INTO numbers VALUES (1)');
  return async () => {
    database.close();
    other.close();
    await drop();
    await rm(folder, { recursive: true });
  };
});

/** The number as kept, and how often it was read. */
function keptNumber() {
  let reads = 0;
  const kept = database.kept(async () => {
    reads += 1;
    return (await database.first(object({ n: number() }), 'SELECT n FROM numbers'))?.n;
  });
  return { kept, reads: () => reads };
}

describe('what is kept of the database', () => {
  it('is read once by many who ask at once', async () => {
    const { kept, reads } = keptNumber();
    expect(await Promise.all([kept(), kept(), kept()])).toEqual([1, 1, 1]);
    expect(reads()).toBe(1);
  });

  it('is read again after a write of this process', async () => {
    const { kept } = keptNumber();
    expect(await kept()).toBe(1);
    await database.run('UPDATE numbers SET n = 2');
    expect(await kept()).toBe(2);
  });

  it('is read again when a write ended while it was read', async () => {
    const { kept } = keptNumber();
    const before = kept();
    await database.write((tx) => tx.run('UPDATE numbers SET n = 2'));
    await before;
    expect(await kept()).toBe(2);
  });

  it('follows a write of another process after a tenth of a second', async () => {
    const { kept } = keptNumber();
    expect(await kept()).toBe(1);
    await other.run('UPDATE numbers SET n = 3');
    await wait(150);
    expect(await kept()).toBe(3);
  });

  it('is read again after a read that failed', async () => {
    let works = false;
    const kept = database.kept(() =>
      works ? Promise.resolve('read') : Promise.reject(new Error('no such table')),
    );
    await expect(kept()).rejects.toThrow('no such table');
    works = true;
    expect(await kept()).toBe('read');
  });
});

const count = object({ n: number() });
const numberOf = async (from: Executor) => (await from.first(count, 'SELECT n FROM numbers'))?.n;

/** Adds one, in two steps between which others may write. */
const addOne = (to: Database) =>
  to.write(async (tx) => {
    const n = (await numberOf(tx)) ?? 0;
    await wait(5);
    await tx.run('UPDATE numbers SET n = ?', [n + 1]);
  });

describe('a write', () => {
  it('sees what others wrote before it, in this process and in another', async () => {
    await Promise.all([database, other, database, other, database, other].map(addOne));
    expect(await numberOf(database)).toBe(7);
  });

  it('that fails leaves nothing, and the next one goes on', async () => {
    const failing = database.write(async (tx) => {
      await tx.run('UPDATE numbers SET n = 9');
      throw new Error('half done');
    });
    await expect(failing).rejects.toThrow('half done');
    expect(await numberOf(database)).toBe(1);
    await addOne(database);
    expect(await numberOf(other)).toBe(2);
  });

  it('says how many rows it changed', async () => {
    expect(await database.run('UPDATE numbers SET n = n + 1 WHERE n = ?', [1])).toBe(1);
    expect(await database.run('UPDATE numbers SET n = n + 1 WHERE n = ?', [1])).toBe(0);
  });
});

describe('rows', () => {
  beforeEach(async () => {
    await migrate(database);
  });

  it('are inserted in as many statements as they need, and their ids are in their order', async () => {
    const rows = Array.from({ length: 12_000 }, (_, n) => ({
      ...{ recipient: 'maya@example.com', subject: String(n), body: '', sent_at: n },
    }));
    const ids = await database.write((tx) => insertRows(tx, 'outbox', rows, { returning: true }));
    expect(new Set(ids).size).toBe(12_000);
    const sql = 'SELECT sent_at AS n FROM outbox WHERE id = ?';
    expect(await database.first(count, sql, [ids[11_999] ?? null])).toEqual({ n: 11_999 });
    expect(await database.write((tx) => insertRows(tx, 'outbox', []))).toEqual([]);
  });

  it('are put: inserted, then changed', async () => {
    const key = { bucket: 'shared', key: 'a.b' };
    const values = () => database.all(object({ value: string() }), 'SELECT value FROM settings');
    await database.write((tx) => putRow(tx, 'settings', key, { value: 'one' }));
    await database.write((tx) => putRow(tx, 'settings', key, { value: 'two' }));
    expect(await values()).toEqual([{ value: 'two' }]);
  });
});

describe('the schema', () => {
  it('is brought up to date once by two processes that start together', async () => {
    await Promise.all([migrate(database), migrate(other)]);
    const names = await database.all(object({ name: string() }), 'SELECT name FROM migrations');
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});
