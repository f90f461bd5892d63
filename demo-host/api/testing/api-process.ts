import { serve } from '@hono/node-server';
import { number, object, optional, parse, parseJson, picklist, pipe, string } from 'valibot';
import { createApi } from '../create-api';
import { openDatabase, type Database, type Executor } from '../database/database';

/**
 * The reference API in a process of its own, for tests of what several of them do to one database
 * and of what is left when one is killed. Its options are JSON in the first argument; it prints its
 * address once it serves.
 */
const options = parse(
  pipe(
    string(),
    parseJson(),
    object({
      database: string(),
      /** Hexadecimal. */
      key: string(),
      /** Where its clock stands, in milliseconds. */
      now: number(),
      /** Where it kills itself while it carries out a submission. */
      dies: optional(picklist(['before the booking', 'at its key', 'booked', 'committed'])),
    }),
  ),
  process.argv[2],
);

/** As `kill -9` does: nothing is tidied up, no answer is sent. The promise keeps the work where it is. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** The database, with the process killed at one moment of the transaction that takes a key. */
function dying(database: Database, moment: string): Database {
  const write = async <T>(work: (tx: Executor) => Promise<T>): Promise<T> => {
    const seen = { key: false };
    const dieAt = async (here: string) => {
      if (seen.key && here === moment) await die();
    };
    const result = await database.write(async (tx) => {
      const first: Executor['first'] = async (schema, sql, args) => {
        seen.key ||= sql.includes('INSERT INTO submissions');
        await dieAt('before the booking');
        const row = await tx.first(schema, sql, args);
        await dieAt('at its key');
        return row;
      };
      const done = await work({ ...tx, first });
      await dieAt('booked');
      return done;
    });
    await dieAt('committed');
    return result;
  };
  return { ...database, write };
}

const database = openDatabase(`file:${options.database}`);
const api = createApi({
  database: options.dies === undefined ? database : dying(database, options.dies),
  key: Buffer.from(options.key, 'hex'),
  clock: () => options.now,
});
serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
// It never outlives the test that started it.
process.stdin.on('end', () => process.exit(0)).resume();
