import { array, parse, type GenericSchema } from 'valibot';

/** What a parameter of a statement can be: flags are stored as 0 and 1. */
export type Value = string | number | null;

/** Runs statements; rows are checked against a schema, so that they are typed. */
export type Executor = {
  /** Runs a statement; resolves to the number of rows it changed. */
  run(sql: string, args?: readonly Value[]): Promise<number>;
  /** Every row. */
  all<T>(schema: GenericSchema<unknown, T>, sql: string, args?: readonly Value[]): Promise<T[]>;
  /** The first row. */
  first<T>(
    schema: GenericSchema<unknown, T>,
    sql: string,
    args?: readonly Value[],
  ): Promise<T | undefined>;
};

/** Two kinds of store, with one set of statements: `?` is a parameter in both. */
export type Dialect = 'sqlite' | 'postgres';

/** A database with the server's tables. Outside `write`, `all` and `first` are for reading only. */
export type Database = Executor & {
  readonly dialect: Dialect;
  /**
   * Does all of `work` or, when it throws or the process dies, none of it, as if no other writer
   * ran meanwhile, in any process: what `work` reads through `tx` stays true until it is done.
   * With `part`, only as if no other write of the same part, or of the whole, ran meanwhile: for what
   * is done often. Others wait, and a write within `work` waits for ever.
   */
  write<T>(work: (tx: Executor) => Promise<T>, part?: Part): Promise<T>;
  /**
   * Keeps what `load` reads, for what every request needs and few writes change. It is read again
   * after each write of this process, and after a tenth of a second, for those of others.
   */
  kept<T>(load: () => Promise<T>): () => Promise<T>;
  close(): void;
};

/**
 * The store is away, full or too slow: nothing was written, except where the answer to the end of a
 * transaction was lost. It may be asked again.
 */
export class StoreAway extends Error {}

/** Data that a write keeps to: of one borrower by id, or one table. */
export type Part = `borrower ${number}` | `table ${string}`;

/** What a kind of store does by itself. */
export type Store = {
  readonly dialect: Dialect;
  readonly reader: Execute;
  readonly transaction: <T>(work: (execute: Execute) => Promise<T>, part?: Part) => Promise<T>;
  readonly close: () => void;
};

/** Runs one statement. */
export type Execute = (
  sql: string,
  args: readonly Value[],
) => Promise<{ readonly rows: readonly unknown[]; readonly changed: number }>;

function executorOf(execute: Execute): Executor {
  const all = async <T>(
    schema: GenericSchema<unknown, T>,
    sql: string,
    args: readonly Value[] = [],
  ) => parse(array(schema), (await execute(sql, args)).rows);
  return {
    run: async (sql, args = []) => (await execute(sql, args)).changed,
    all,
    first: async (schema, sql, args) => (await all(schema, sql, args))[0],
  };
}

/** Milliseconds for which what is kept may miss a write of another process. */
const keptFor = 100;

/** A database over a kind of store. */
export function createDatabase(store: Store): Database {
  /** How many transactions this process has ended. */
  let ended = 0;

  const write = async <T>(work: (tx: Executor) => Promise<T>, part?: Part): Promise<T> => {
    try {
      return await store.transaction((execute) => work(executorOf(execute)), part);
    } finally {
      ended += 1;
    }
  };

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
    ...executorOf(store.reader),
    run: (sql, args) => write((tx) => tx.run(sql, args)),
    dialect: store.dialect,
    write,
    kept,
    close: store.close,
  };
}
