import { serve } from '@hono/node-server';
import { cents } from '@portico/rules';
import { number, object, parse, parseJson, pipe, string } from 'valibot';
import { createApi } from '../../demo-host/api/create-api';
import { saveBankAccount } from '../../demo-host/api/banks/bank-account-store';
import { openDatabase } from '@portico/server/node';
import type { Executor } from '@portico/server/parts';
import {
  configuredAgreements,
  logAgreements,
  shownAgreements,
} from '../../demo-host/api/identity/agreement-store';
import { seedLoan } from '../../demo-host/api/seed/seed-accounts';
import { prepareDatabase } from '../../demo-host/api/seed/seed';
import { createServices } from '../../demo-host/api/services';

/*
 * The reference API in a process of its own, one of several on a database with many borrowers who
 * each have a loan and a saved bank account. It sends its parent `{url}`, each security code as
 * `{to, code}`, on the message `usage` the milliseconds that its processor has worked, and on `audit`
 * the sums of the ledger.
 */

const options = parse(
  pipe(
    string(),
    parseJson(),
    object({
      /** Address of the database. */
      database: string(),
      filesFolder: string(),
      /** Hexadecimal. */
      key: string(),
      /** 0: one that the parent does not choose. */
      port: number(),
      /** When the run began, in milliseconds, so that all processes have one clock. */
      began: number(),
      /** Borrowers that this process makes before it serves; 0 where another one has made them. */
      borrowers: number(),
    }),
  ),
  process.argv[2],
);
/** A business day, at noon in Chicago; from then on the clock runs. */
const start = Date.UTC(2026, 2, 2, 18);
const clock = () => start + Date.now() - options.began;
const key = Buffer.from(options.key, 'hex');
const database = openDatabase(options.database);
const { filesFolder } = options;

const say = (message: object) => process.send?.(message);

const services = createServices({ database, key, clock, filesFolder });
if (options.borrowers > 0) {
  await prepareDatabase(database, key, { clock, filesFolder });
  await addBorrowers(options.borrowers);
}
const api = createApi({
  database,
  key,
  clock,
  filesFolder,
  deliver: async ({ to, text }) => {
    const code = /code is (\d{6})/.exec(text)?.[1];
    if (code !== undefined) say({ to, code });
  },
});
serve({ fetch: api.fetch, port: options.port, hostname: '127.0.0.1' }, ({ port }) => {
  say({ url: `http://127.0.0.1:${port}` });
});
process.on('message', (message) => {
  if (message === 'usage') say({ usage: workedMs() });
  if (message === 'audit') void audit().then(say);
});
process.on('disconnect', () => process.exit(0));

/** Milliseconds that the processor has worked for this process. */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Borrowers with Maya's credentials and agreements under other names. */
async function addBorrowers(most: number): Promise<void> {
  const { settings, business, secrets } = services;
  const today = await business.today();
  const agreements = await shownAgreements(settings, await configuredAgreements(settings), 'en');
  await database.write(async (tx) => {
    for (let n = 1; n <= most; n += 1) {
      const borrowerId = 100_000 + n;
      await copyBorrower(tx, borrowerId, `load-${n}`);
      await logAgreements(tx, agreements, { borrowerId, today, now: clock(), ip: '192.0.2.1' });
      await seedLoan(
        tx,
        {
          ...{ kind: 'loan', owner: borrowerId, number: `0077-${100_000 + n}-1` },
          ...{ description: 'Loan', principal: cents(900_000), rate: 899, billing: 'Monthly' },
          ...{ installment: cents(31_000), installments: 36, nextDueIn: 9, fallen: 2, paid: 2 },
        },
        today,
      );
      await saveBankAccount(tx, secrets, borrowerId, {
        ...{ accountType: 'Checking', ownerName: 'Load', routingNumber: '071000301' },
        accountNumber: String(4_000_000_000 + n),
      });
    }
  });
}

async function copyBorrower(tx: Executor, id: number, username: string): Promise<void> {
  const copied =
    'password_hash, name, company_number, branch, standing, address1, city, state, zip, ssn, date_of_birth, email_verified, email_restricted, must_change_password, secret_question, secret_answer_hash';
  await tx.run(
    `INSERT INTO borrowers (id, username, email, ${copied})
     SELECT ?, ?, ?, ${copied} FROM borrowers WHERE username = 'maya'`,
    [id, username, `${username}@example.com`],
  );
}

/** The sums of the ledger: postings that do not add up to zero, and the payments of the run. */
async function audit() {
  const unbalanced = await database.first(
    object({ n: number() }),
    `SELECT COUNT(*) AS n FROM (
       SELECT posting_id FROM posting_lines GROUP BY posting_id HAVING SUM(amount) <> 0) unbalanced`,
  );
  const paid = await database.all(
    object({ account: string(), n: number(), paid: number() }),
    `SELECT p.account, COUNT(*) AS n, SUM(l.amount) AS paid
     FROM postings p JOIN posting_lines l ON l.posting_id = p.id AND l.book = 'cash'
     WHERE p.cause LIKE 'submission %' AND p.account LIKE '0077-%' GROUP BY p.account`,
  );
  return { audit: { unbalanced: unbalanced?.n ?? 0, paid } };
}
