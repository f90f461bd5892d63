import { createHash } from 'node:crypto';
import { DatabaseError, Pool, TypeOverrides, types, type PoolClient } from 'pg';
import { StoreAway, type Execute, type Part, type Store, type Value } from './database';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * Connections of this process: those that read are others than those that write, because a
 * transaction waits for reads outside of it. One that waits for its turn holds a connection, so
 * that the server itself passes the turn on.
 */
const connections = { readers: 10, writers: 10 };

/** Milliseconds until a connection that the server does not give is given up. */
const connectTimeout = 10_000;

/**
 * Milliseconds after which the server refuses: a turn to write that does not come, a statement that
 * does not end, and a transaction whose process says nothing more. The last gives the turn on where
 * a machine is gone without a word.
 */
const limits = {
  lock_timeout: 20_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Milliseconds after which an answer is given up that the server should have refused by then. */
const answerTimeout = limits.statement_timeout + 5_000;

/** The lock of all that is written, by any process. */
const whole = 7_304_221;

/**
 * Begins a transaction and waits for its turn. Its locks end with it. One that writes a part of the
 * data shares the lock of the whole with those that write other parts.
 */
const beginOf = (part: Part | undefined): string =>
  part === undefined
    ? `BEGIN; SELECT pg_advisory_xact_lock(${whole})`
    : `BEGIN; SELECT pg_advisory_xact_lock_shared(${whole}); SELECT pg_advisory_xact_lock(${whole}, ${hashOf(part)})`;

/** Parts with the same number wait for each other, no more. */
const hashOf = (part: Part): number => createHash('sha256').update(part).digest().readInt32BE();

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

/** Parameters that a statement with a name can have; one that inserts many rows is used once. */
const mostNamed = 30;

/** By a name, each connection parses and plans a statement once. */
const named = new Map<string, { readonly name: string; readonly text: string }>();

function queryOf(sql: string, args: readonly Value[]) {
  const known = named.get(sql);
  if (known) return known;
  const text = numbered(sql);
  if (args.length > mostNamed) return { text };
  const added = { name: `s${named.size}`, text };
  named.set(sql, added);
  return added;
}

/**
 * Codes of a server that can't now: it ends or has begun (57), has no room or connections left (53),
 * gave up a wait (55), or a transaction that was not continued (25P03).
 */
const isAway = /^(08|53|55|57|25P03)/;

/** What the server or the way to it refuses, told from what is wrong with a statement. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DatabaseError && !isAway.test(error.code ?? '')) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreAway(`PostgreSQL: ${reason}`, { cause: error });
  }
}

const executeOn =
  (connection: Pick<Pool | PoolClient, 'query'>): Execute =>
  async (sql, args) => {
    const query = { ...queryOf(sql, args), values: [...args] };
    const { rows, rowCount } = await asked(connection.query<Record<string, unknown>>(query));
    return { rows, changed: rowCount ?? 0 };
  };

/**
 * PostgreSQL, for more than one process or machine. Transactions that write the same wait for each
 * other. Serialisable ones would not, but nearly all would have to be begun anew: they read and
 * extend the same last page of an index, which PostgreSQL takes for a conflict.
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
      query_timeout: answerTimeout,
      keepAlive: true,
      ...limits,
    });
    // A connection that the server ends is replaced by the next use; one in use refuses its query.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const readers = open(connections.readers);
  const writers = open(connections.writers);

  return {
    dialect: 'postgres',
    reader: executeOn(readers),
    async transaction(work, part) {
      const client = await asked(writers.connect());
      let isDone = false;
      try {
        // Each statement sees what was committed before it, and so before this one's turn.
        await asked(client.query(beginOf(part)));
        const result = await work(executeOn(client));
        await asked(client.query('COMMIT'));
        isDone = true;
        return result;
      } finally {
        // The server undoes what a closed connection has not committed.
        client.release(!isDone);
      }
    },
    close: () => {
      void writers.end();
      void readers.end();
    },
  };
}
