import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { object, string } from 'valibot';
import { openDatabase } from '@portico/server/node';
import { migrate } from '../database/migrate';
import type { Database, Dialect } from '@portico/server/parts';

/** A database that was copied for one test. */
export type DatabaseCopy = {
  readonly url: string;
  /** Deletes it, after it was closed. */
  readonly drop: () => Promise<void>;
};

export type DatabaseTemplate = {
  /** @param folder of the test, for a file */
  readonly copy: (folder: string) => Promise<DatabaseCopy>;
};

/**
 * A database that `prepare` has filled, to be copied for each test.
 *
 * @param server address of a PostgreSQL server on which tests may make databases; without it they
 *   use files
 */
export const databaseTemplate = (
  prepare: (database: Database) => Promise<void>,
  server = process.env['PORTICO_POSTGRES'],
): Promise<DatabaseTemplate> =>
  server ? templateOnServer(server, prepare) : templateFile(prepare);

async function templateFile(
  prepare: (database: Database) => Promise<void>,
): Promise<DatabaseTemplate> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-'));
  const file = join(folder, 'copy.db');
  const database = openDatabase(`file:${join(folder, 'seeded.db')}`);
  await prepare(database);
  await database.all(object({}), 'VACUUM INTO ?', [file]);
  database.close();
  // A copy has no journal mode; it is stored in the file.
  const copied = openDatabase(`file:${file}`);
  await migrate(copied);
  copied.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return {
    async copy(testFolder) {
      const path = join(testFolder, 'test.db');
      await writeFile(path, bytes);
      // It is deleted with the folder.
      return { url: `file:${path}`, drop: () => Promise.resolve() };
    },
  };
}

async function templateOnServer(
  address: string,
  prepare: (database: Database) => Promise<void>,
): Promise<DatabaseTemplate> {
  const template = await createOn(address);
  const database = openDatabase(template.url);
  await prepare(database);
  database.close();
  return { copy: () => createOn(address, template.name) };
}

/** Makes a database on a PostgreSQL server, as a copy of another one where that is named. */
export async function createOn(address: string, from?: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(address);
  url.pathname = `/${name}`;
  await administer(address, `CREATE DATABASE ${name}${from ? ` TEMPLATE ${from}` : ''}`);
  const drop = () => administer(address, `DROP DATABASE ${name} WITH (FORCE)`);
  return { name, url: url.href, drop };
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const tables: Readonly<Record<Dialect, string>> = {
  sqlite:
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY name",
};

/** The names of its tables. */
export async function tablesOf(database: Database): Promise<readonly string[]> {
  const found = await database.all(object({ name: string() }), tables[database.dialect]);
  return found.map(({ name }) => name);
}
