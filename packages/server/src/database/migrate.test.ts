import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number, object, string } from 'valibot';
import { expect, it } from 'vitest';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

it('keeps the unfinished uploads of a database that had their table before the server did', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-migrate-'));
  const database = openDatabase(`file:${join(folder, 'server.db')}`);
  try {
    await database.run(
      `CREATE TABLE unfinished_uploads (id TEXT PRIMARY KEY, borrower_id INTEGER NOT NULL,
         size INTEGER NOT NULL, metadata TEXT NOT NULL, used_at INTEGER NOT NULL)`,
    );
    await database.run("INSERT INTO unfinished_uploads VALUES ('upload', 1, 10, '{}', 5)");
    await migrate(database);
    // Once more, as at the next start.
    await migrate(database);
    const row = object({ id: string(), kept: number() });
    expect(await database.all(row, 'SELECT id, kept FROM unfinished_uploads')).toEqual([
      { id: 'upload', kept: 0 },
    ]);
  } finally {
    database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
