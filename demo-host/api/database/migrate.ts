import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { object, string } from 'valibot';
import { hostPath } from '../../paths';
import type { Database } from './database';

const folder = hostPath('api', 'database', 'migrations');

/** Statements of a file; a semicolon at the end of a line ends one. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Lets a local file be read while it is written; stored in the file, not needed on a server. */
async function readWhileWriting(database: Database): Promise<void> {
  const mode = object({ journal_mode: string() });
  await database.first(mode, 'PRAGMA journal_mode = WAL').catch(() => undefined);
}

/** Brings the schema up to date: every file of `migrations/` in the order of its number, once. */
export async function migrate(database: Database): Promise<void> {
  await readWhileWriting(database);
  await database.run(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)',
  );
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files) {
    const sql = await readFile(join(folder, name), 'utf8');
    await database.write(async (tx) => {
      const known = object({ name: string() });
      if (await tx.first(known, 'SELECT name FROM migrations WHERE name = ?', [name])) return;
      for (const statement of statementsOf(sql)) await tx.run(statement);
      await tx.run("INSERT INTO migrations VALUES (?, datetime('now'))", [name]);
    });
  }
}
