import { serve } from '@hono/node-server';
import { number, object, optional, parse, parseJson, picklist, pipe, string } from 'valibot';
import { createApi } from '../create-api';
import { openDatabase } from '@portico/server/node';
import type { Database, Executor } from '@portico/server/parts';

/**
 * The reference API in its own process, for tests with several processes on one database, or with a
 * process that is killed. Its options are JSON in the first argument; it prints its address once it
 * serves.
 */
const options = parse(
  pipe(
    string(),
    parseJson(),
    object({
      database: string(),
      /** Hexadecimal. */
      key: string(),
      /** The fixed time of its clock, in milliseconds. */
      now: number(),
      /** When it kills itself while it carries out a submission. */
      killAt: optional(picklist(['before the booking', 'at its key', 'booked', 'committed'])),
    }),
  ),
  process.argv[2],
);

/** Like `kill -9`: no cleanup, no answer. The promise never resolves, so that the work stops there. */
function killProcess(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** The database, but the process is killed at one point of the transaction that stores a key. */
function killedDuring(database: Database, killPoint: string): Database {
  const write = async <T>(work: (tx: Executor) => Promise<T>): Promise<T> => {
    const seen = { key: false };
    const killIfAt = async (here: string) => {
      if (seen.key && here === killPoint) await killProcess();
    };
    const result = await database.write(async (tx) => {
      const first: Executor['first'] = async (schema, sql, args) => {
        seen.key ||= sql.includes('INSERT INTO submissions');
        await killIfAt('before the booking');
        const row = await tx.first(schema, sql, args);
        await killIfAt('at its key');
        return row;
      };
      const done = await work({ ...tx, first });
      await killIfAt('booked');
      return done;
    });
    await killIfAt('committed');
    return result;
  };
  return { ...database, write };
}

const database = openDatabase(options.database);
const api = createApi({
  database: options.killAt === undefined ? database : killedDuring(database, options.killAt),
  key: Buffer.from(options.key, 'hex'),
  clock: () => options.now,
});
serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
// Ends with the test that started it.
process.stdin.on('end', () => process.exit(0)).resume();
