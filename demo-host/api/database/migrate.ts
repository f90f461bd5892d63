import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate as migrateServer } from '@portico/server/node';
import type { Database } from '@portico/server/parts';
import { hostPath } from '../../paths';

const folder = hostPath('api', 'database', 'migrations');

/** Brings the schema up to date: the server's tables, then every file of `migrations/` by its number. */
export async function migrate(database: Database): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = names.map(async (name) => ({
    name,
    sql: await readFile(join(folder, name), 'utf8'),
  }));
  await migrateServer(database, await Promise.all(files));
}
