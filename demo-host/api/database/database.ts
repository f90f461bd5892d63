import { setTimeout as wait } from 'node:timers/promises';
import {
  createClient,
  LibsqlError,
  type Client,
  type InArgs,
  type Transaction,
} from '@libsql/client';
import { array, parse, type GenericSchema } from 'valibot';

/** Runs statements; rows are checked against a schema, so that they are typed. */
export type Executor = {
  /** Runs a statement; resolves to the number of rows it changed. */
  run(sql: string, args?: InArgs): Promise<number>;
  /** Every row. */
  all<T>(schema: GenericSchema<unknown, T>, sql: string, args?: InArgs): Promise<T[]>;
  /** The first row. */
  first<T>(schema: GenericSchema<unknown, T>, sql: string, args?: InArgs): Promise<T | undefined>;
};

/**
 * The database of the reference API. Outside `write`, `all` and `first` are for reading only.
 * SQLite has one writer: `write` queues them in this process and waits for those of others.
 */
export type Database = Executor & {
  /**
   * Does all of `work` or, when it throws or the process dies, none of it. No other writer runs
   * meanwhile, in any process, so that what `work` reads through `tx` stays true until it is done.
   */
  write<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /**
   * Keeps what `load` reads, for what every request needs and few writes change. It is read again
   * after each write of this process, and after a tenth of a second, for those of others.
   */
  kept<T>(load: () => Promise<T>): () => Promise<T>;
  close(): void;
};

function executorOf(connection: Pick<Client | Transaction, 'execute'>): Executor {
  const execute = (sql: string, args: InArgs = []) => connection.execute({ sql, args });
  const all = async <T>(schema: GenericSchema<unknown, T>, sql: string, args?: InArgs) => {
    const { rows } = await execute(sql, args);
    return parse(
      array(schema),
      rows.map((row) => ({ ...row })),
    );
  };
  return {
    run: async (sql, args) => (await execute(sql, args)).rowsAffected,
    all,
    first: async (schema, sql, args) => (await all(schema, sql, args))[0],
  };
}

/** Runs tasks one after the other, also after one that fails. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Milliseconds that SQLite itself waits for another process, blocking this one. Further waiting
 * happens between attempts; at most about 20 seconds in all.
 */
const busyTimeout = 100;
const retries = { times: 100, delayMs: 100 };

/** Milliseconds for which what is kept may miss a write of another process. */
const keptFor = 100;

const isBusy = (error: unknown): boolean =>
  error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');

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

/** @param url `file:…` for a local file, `libsql://…` or `http(s)://…` for a server. */
export function openDatabase(url: string, authToken?: string): Database {
  const options = { url, intMode: 'number', timeout: busyTimeout } as const;
  const open = (concurrency?: number) =>
    createClient({
      ...options,
      ...(authToken && { authToken }),
      ...(concurrency && { concurrency }),
    });
  const readers = open();
  const writer = open(1);
  const reader = executorOf(readers);
  const queue = createQueue();
  /** How many transactions this process has ended. */
  let ended = 0;

  const write = <T>(work: (tx: Executor) => Promise<T>): Promise<T> =>
    queue(async () => {
      const transaction = await begin(writer);
      try {
        const result = await work(executorOf(transaction));
        await transaction.commit();
        return result;
      } finally {
        transaction.close();
        ended += 1;
      }
    });

  const kept = <T>(load: () => Promise<T>): (() => Promise<T>) => {
    let last: { value: Promise<T>; after: number; at: number } | undefined;
    return async () => {
      const at = performance.now();
      if (last === undefined || last.after !== ended || at - last.at > keptFor)
        last = { value: load(), after: ended, at };
      try {
        return await last.value;
      } catch (error) {
        last = undefined;
        throw error;
      }
    };
  };

  return {
    ...reader,
    run: (sql, args) => write((tx) => tx.run(sql, args)),
    write,
    kept,
    close: () => {
      writer.close();
      readers.close();
    },
  };
}
