import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { number, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './database';

let database: Database;
/** Another connection to the same file, as of another process. */
let other: Database;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  const url = `file:${join(folder, 'test.db')}`;
  database = openDatabase(url);
  other = openDatabase(url);
  await database.run('CREATE TABLE numbers (n INTEGER NOT NULL)');
  await database.run('INSERT INTO numbers VALUES (1)');
  return async () => {
    database.close();
    other.close();
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
