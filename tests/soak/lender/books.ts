import { createClient } from '@libsql/client';
import type { LocalDate } from '@portico/rules';
import {
  array,
  nullable,
  number,
  object,
  parse,
  picklist,
  string,
  type GenericSchema,
} from 'valibot';

/** A payment in the lender's books: posted, scheduled, or repeated. Amounts are cents. */
export type Entry = {
  readonly kind: 'immediate' | 'scheduled' | 'recurring';
  readonly reference: string;
  /** Its day, or its first. */
  readonly day: string;
  readonly amount: number;
  readonly principal: number;
  readonly fee: number;
  /** Of a repeated payment. */
  readonly frequency: string | null;
};

const entries = array(
  object({
    kind: picklist(['immediate', 'scheduled', 'recurring']),
    reference: string(),
    day: string(),
    amount: number(),
    principal: number(),
    fee: number(),
    frequency: nullable(string()),
  }),
);

const submissions = array(
  object({ status: string(), reference: nullable(string()), code: nullable(string()) }),
);

/** What the books say of a key that they have never seen. */
const unseen = { status: 'unknown', reference: null, code: null };

/** The new rows of a loan; `saved` is the copy of a table. */
const newEntries = `
  SELECT 'immediate' AS kind, p.reference, p.posted_on AS day, 0 AS principal,
         COALESCE(-i.amount, 0) AS fee, c.amount + COALESCE(i.amount, 0) AS amount,
         NULL AS frequency
    FROM postings p
    JOIN posting_lines c ON c.posting_id = p.id AND c.book = 'cash'
    LEFT JOIN posting_lines i ON i.posting_id = p.id AND i.book = 'income'
   WHERE p.kind = 'payment' AND p.account = ?1 AND p.reference IS NOT NULL
     AND p.id NOT IN (SELECT id FROM saved_postings)
  UNION ALL
  SELECT 'scheduled', reference, pay_on, 0, fee, amount, NULL FROM scheduled_payments
   WHERE account = ?1 AND id NOT IN (SELECT id FROM saved_scheduled_payments)
  UNION ALL
  SELECT 'recurring', reference, first_on, additional_principal, fee, amount, frequency
    FROM recurring_payments
   WHERE account = ?1 AND id NOT IN (SELECT id FROM saved_recurring_payments)`;

/** Tables that a run leaves as they are: sessions outlive it. */
const keptTables =
  /^(sqlite_|saved_|migrations|sessions|trusted_devices|login_history|attempts|outbox)/;

/** Milliseconds that a statement waits for a server's transaction. */
const busyTimeout = 10_000;

/** The lender's database, read and restored from outside while its servers run. */
export async function openBooks(database: string) {
  const client = createClient({ url: `file:${database}`, intMode: 'number', timeout: busyTimeout });
  const read = async <T>(schema: GenericSchema<unknown, T>, sql: string, args: string[] = []) => {
    const { rows } = await client.execute({ sql, args });
    return parse(
      schema,
      rows.map((row) => ({ ...row })),
    );
  };
  const names = await read(
    array(object({ name: string() })),
    `SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  const tables = names.map(({ name }) => name).filter((name) => !keptTables.test(name));
  await client.batch(
    tables.map((name) => `CREATE TABLE saved_${name} AS SELECT * FROM ${name}`),
    'write',
  );
  return {
    /** What a loan has received since the books were opened or restored. */
    entriesOf: (loan: string): Promise<readonly Entry[]> => read(entries, newEntries, [loan]),
    /** What a look-up of a key answers that closes none. */
    outcomeOf: async (key: string) => {
      const sql = 'SELECT status, reference, code FROM submissions WHERE idempotency_key = ?';
      const [{ status, reference, code } = unseen] = await read(submissions, sql, [key]);
      const errors = code === null ? [] : [{ ErrorMessage: code }];
      return { Status: status, ReferenceNumber: reference ?? undefined, Errors: errors };
    },
    /** Sets everything back, and the business clock to so many milliseconds ahead. */
    restore: async (ahead: number) => {
      await client.batch(
        [
          'PRAGMA defer_foreign_keys = ON',
          ...tables.flatMap((name) => [
            `DELETE FROM ${name}`,
            `INSERT INTO ${name} SELECT * FROM saved_${name}`,
          ]),
          {
            sql: 'INSERT OR REPLACE INTO business_clock (id, offset) VALUES (1, ?)',
            args: [ahead],
          },
        ],
        'write',
      );
    },
    setAhead: async (ahead: number) => {
      await client.execute({
        sql: 'INSERT OR REPLACE INTO business_clock (id, offset) VALUES (1, ?)',
        args: [ahead],
      });
    },
    close: () => client.close(),
  };
}

export type Books = Awaited<ReturnType<typeof openBooks>>;

const zone = 'America/Chicago';

/** The instant at which the lender's clocks show a day and time (`HH:mm`), in milliseconds. */
export function instantOf(day: LocalDate, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const shown = Date.parse(`${format.format(wanted).replace(' ', 'T')}Z`);
  return wanted + (wanted - shown);
}
