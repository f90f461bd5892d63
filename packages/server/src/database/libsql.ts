import { setTimeout as wait } from 'node:timers/promises';
import { createClient, LibsqlError, type Client, type Transaction } from '@libsql/client';
import type { Execute, Store } from './database';

/**
 * Milliseconds that SQLite itself waits for another process, blocking this one. Further waiting
 * happens between attempts; at most about 20 seconds in all.
 */
const busyTimeout = 100;
const retries = { times: 100, delayMs: 100 };

const isBusy = (error: unknown): boolean =>
  error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');

const executeOn =
  (connection: Pick<Client | Transaction, 'execute'>): Execute =>
  async (sql, args) => {
    const { rows, rowsAffected } = await connection.execute({ sql, args: [...args] });
    return { rows: rows.map((row) => ({ ...row })), changed: rowsAffected };
  };

/** Runs tasks one after the other, also after one that fails. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Begins a transaction as soon as no other process is writing. */
async function begin(client: Client): Promise<Transaction> {
  for (let time = 1; ; time += 1) {
    try {
      return await client.transaction('write');
    } catch (error) {
      if (!isBusy(error)) throw error;
      // A BEGIN that was refused stays open in its connection, which then refuses every COMMIT.
      client.reconnect();
      if (time === retries.times) throw error;
      await wait(retries.delayMs * Math.random());
    }
  }
}

/**
 * SQLite in a local file, or on a libSQL server. It has one writer: transactions are queued in this
 * process and wait for those of others.
 */
export function openLibsql(url: string, authToken?: string): Store {
  const options = { url, intMode: 'number', timeout: busyTimeout } as const;
  const open = (concurrency?: number) =>
    createClient({
      ...options,
      ...(authToken && { authToken }),
      ...(concurrency && { concurrency }),
    });
  const readers = open();
  const writer = open(1);
  const queue = createQueue();
  return {
    dialect: 'sqlite',
    reader: executeOn(readers),
    transaction: (work) =>
      queue(async () => {
        const transaction = await begin(writer);
        try {
          const result = await work(executeOn(transaction));
          await transaction.commit();
          return result;
        } finally {
          transaction.close();
        }
      }),
    close: () => {
      writer.close();
      readers.close();
    },
  };
}
