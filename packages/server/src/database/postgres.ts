import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, Pool, TypeOverrides, types, type PoolClient } from 'pg';
import type { Execute, Store } from './database';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * Connections of this process: those that read are others than those that write, because a
 * transaction waits for reads outside of it.
 */
const connections = { readers: 10, writers: 10 };

/** Milliseconds until a connection that the server does not give is given up. */
const connectTimeout = 10_000;

/** How often a transaction is begun anew when others came first, and how long it waits before. */
const retries = { times: 50, delayMs: 20 };

/**
 * Another transaction came first: it changed what this one has read (class 40), or added the same
 * row. Begun anew, this one sees that.
 */
const beaten = new Set(['40001', '40P01', '23505']);

/** The lock of transactions that change the schema, whose names others would not see. */
const schemaLock = 7_304_221;

const isBeaten = (error: unknown): boolean =>
  error instanceof DatabaseError && beaten.has(error.code ?? '');

/** Values as SQLite gives them: numbers for integers of any size and sums, 0 and 1 for flags. */
const values = new TypeOverrides();
values.setTypeParser(types.builtins.INT8, Number);
values.setTypeParser(types.builtins.NUMERIC, Number);
values.setTypeParser(types.builtins.BOOL, (text) => Number(text === 't'));

/** `?` becomes `$1`, `$2` and so on; `?2` becomes `$2`. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?(\d*)/g, (_, given: string) => `$${given || (n += 1)}`);
}

const executeOn =
  (connection: Pick<Pool | PoolClient, 'query'>): Execute =>
  async (sql, args) => {
    const text = numbered(sql);
    const { rows, rowCount } = await connection.query<Record<string, unknown>>(text, [...args]);
    return { rows, changed: rowCount ?? 0 };
  };

/**
 * PostgreSQL, for more than one process or machine. Transactions are serialisable: one that could
 * not have run alone is undone and begun anew.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string): Store {
  const open = (max: number) => {
    const pool = new Pool({
      connectionString: url,
      types: values,
      max,
      connectionTimeoutMillis: connectTimeout,
    });
    // A connection that the server ends is replaced by the next use; one in use refuses its query.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const readers = open(connections.readers);
  const writers = open(connections.writers);

  async function attempt<T>(work: (execute: Execute) => Promise<T>, alone: boolean): Promise<T> {
    const client = await writers.connect();
    try {
      if (alone) await client.query('SELECT pg_advisory_lock($1)', [schemaLock]);
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const result = await work(executeOn(client));
      await client.query('COMMIT');
      if (alone) await client.query('SELECT pg_advisory_unlock($1)', [schemaLock]);
      client.release();
      return result;
    } catch (error) {
      // A connection that can't undo its transaction is not used again; its locks end with it.
      const undone = client.query('ROLLBACK').then(() => !alone);
      client.release(!(await undone.catch(() => false)));
      throw error;
    }
  }

  return {
    dialect: 'postgres',
    reader: executeOn(readers),
    async transaction(work, { alone = false } = {}) {
      for (let time = 1; ; time += 1) {
        try {
          return await attempt(work, alone);
        } catch (error) {
          if (!isBeaten(error) || time === retries.times) throw error;
          await wait(retries.delayMs * Math.random() * Math.min(time, 10));
        }
      }
    },
    close: () => {
      void writers.end();
      void readers.end();
    },
  };
}
