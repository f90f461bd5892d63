import type { LocalDate } from '@portico/rules';
import { nullable, number, object, picklist, string } from 'valibot';
import { openDatabase } from '@portico/server/node';
import { putRow, type Dialect, type Executor } from '@portico/server/parts';
import { tablesOf } from '../../../demo-host/api/testing/database-template';

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

const entry = object({
  kind: picklist(['immediate', 'scheduled', 'recurring']),
  reference: string(),
  day: string(),
  amount: number(),
  principal: number(),
  fee: number(),
  frequency: nullable(string()),
});

const submission = object({
  status: string(),
  reference: nullable(string()),
  code: nullable(string()),
});

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
const keptTables = /^(saved_|migrations|sessions|trusted_devices|login_history|attempts|outbox)/;

/** How a kind of store puts rows back whatever they refer to, with the numbers that it gave them. */
const restoring: Readonly<Record<Dialect, { begin: string; insert: string }>> = {
  sqlite: { begin: 'PRAGMA defer_foreign_keys = ON', insert: '' },
  postgres: {
    begin: 'SET LOCAL session_replication_role = replica',
    insert: 'OVERRIDING SYSTEM VALUE',
  },
};

const setClock = (tx: Executor, ahead: number) =>
  putRow(tx, 'business_clock', { id: 1 }, { '"offset"': ahead });

/**
 * The lender's database, read and restored from outside while its servers run.
 *
 * @param url address of the database
 */
export async function openBooks(url: string) {
  const database = openDatabase(url);
  const tables = (await tablesOf(database)).filter((name) => !keptTables.test(name));
  await database.write(async (tx) => {
    for (const name of tables) await tx.run(`CREATE TABLE saved_${name} AS SELECT * FROM ${name}`);
  });
  const { begin, insert } = restoring[database.dialect];
  return {
    /** What a loan has received since the books were opened or restored. */
    entriesOf: (loan: string): Promise<readonly Entry[]> => database.all(entry, newEntries, [loan]),
    /** What a look-up of a key answers that closes none. */
    outcomeOf: async (key: string) => {
      const sql = 'SELECT status, reference, code FROM submissions WHERE idempotency_key = ?';
      const { status, reference, code } = (await database.first(submission, sql, [key])) ?? unseen;
      const errors = code === null ? [] : [{ ErrorMessage: code }];
      return { Status: status, ReferenceNumber: reference ?? undefined, Errors: errors };
    },
    /** Sets everything back, and the business clock to so many milliseconds ahead. */
    restore: (ahead: number) =>
      database.write(async (tx) => {
        await tx.run(begin);
        for (const name of tables) {
          await tx.run(`DELETE FROM ${name}`);
          await tx.run(`INSERT INTO ${name} ${insert} SELECT * FROM saved_${name}`);
        }
        await setClock(tx, ahead);
      }),
    setAhead: (ahead: number) => database.write((tx) => setClock(tx, ahead)),
    close: () => database.close(),
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
