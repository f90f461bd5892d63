import { addDays, type LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import { migrate } from '../database/migrate';
import {
  type Database,
  type Executor,
  hashPassword,
  insertRows,
  newToken,
} from '@portico/server/parts';
import {
  configuredAgreements,
  logAgreements,
  shownAgreements,
  type ShownAgreement,
} from '../identity/agreement-store';
import { savePhones } from '../identity/phone-store';
import { processDays } from '../payments/planned/process-days';
import { storedFiles } from '../stored-files/document-store';
import { createServices, type ServiceOptions, type Services } from '../services';
import { seedLoans, seedSavings } from './accounts';
import { seedBorrowers, type SeedBorrower } from './borrowers';
import { seedDocuments } from './documents';
import { bankHolidays } from './holidays';
import { insertUnregistered, seedUnregistered } from './unregistered-borrowers';
import { paymentLoans } from './payment-loans';
import { seedLoan, seedSavingsAccount } from './seed-accounts';
import { seedLoanPages } from './loan-page';
import { seedLongHistory } from './long-history';
import { seedLogins } from './logins';
import { seedMail } from './mail';
import { seedMethods } from './seed-methods';
import { seedAddress, seedProfiles } from './profiles';
import { seedSettings } from './settings';

/** Every table with data, ordered so that each can be emptied before the tables it refers to. */
const tables = [
  'schedule_changes',
  'request_messages',
  'borrower_requests',
  'tax_form_deliveries',
  'posting_lines',
  'postings',
  'draft_agreements',
  'recurring_payments',
  'scheduled_payments',
  'submissions',
  'rate_changes',
  'account_addresses',
  'account_alerts',
  'insurances',
  'added_statements',
  'uploaded_parts',
  'unfinished_uploads',
  'documents',
  'default_methods',
  'bank_accounts',
  'cards',
  'card_tokens',
  'loan_applications',
  'accounts',
  'former_passwords',
  'text_consents',
  'text_subscriptions',
  'agreement_log',
  'phones',
  'user_alerts',
  'login_history',
  'contact_changes',
  'messages',
  'single_use_tokens',
  'pending_emails',
  'former_emails',
  'invitations',
  'trusted_devices',
  'passkeys',
  'passkey_challenges',
  'security_codes',
  'registration_codes',
  'email_proofs',
  'newcomers',
  'sessions',
  'attempts',
  'last_mailed_codes',
  'upload_days',
  'access_applications',
  'borrowers',
  'settings',
  'business_clock',
  'non_payment_days',
  'outbox',
  'client_errors',
  'used_captchas',
];

/**
 * Cost of the seeded hashes, a lower one than the standard: their passwords are published, and a
 * start does not wait for them. Signing in replaces them by hashes of the standard cost.
 */
const seededCost = 2 ** 11;

/** What varies in the seed. */
export type SeedOptions = Pick<ServiceOptions, 'passwordCost'> & {
  /** Adds the account with ten thousand entries; not in tests, which would be slower. */
  readonly longHistory?: boolean | undefined;
};

/** How a database is prepared; the defaults are those of real operation. */
export type Preparation = Omit<ServiceOptions, 'database' | 'key'> & {
  /** Restores the seeded data even when the database is not empty. */
  readonly fresh?: boolean | undefined;
} & SeedOptions;

/** Brings the schema up to date, and fills an empty database with the seed. */
export async function prepareDatabase(
  database: Database,
  key: Buffer,
  { fresh = false, longHistory, passwordCost, ...options }: Preparation = {},
): Promise<void> {
  await migrate(database);
  const count = await database.first(
    object({ n: number() }),
    'SELECT COUNT(*) AS n FROM borrowers',
  );
  if (fresh || count?.n === 0) {
    await reseed(createServices({ database, key, ...options }), { longHistory, passwordCost });
  }
}

/** Restores the seeded data: borrowers, ledger, settings, clock, outbox. */
export async function reseed(
  services: Services,
  { longHistory = false, passwordCost = seededCost }: SeedOptions = {},
): Promise<void> {
  const { database, business, settings, clock, files } = services;
  const hashes = await Promise.all(
    seedBorrowers.map(async ({ password, secretAnswer }) => ({
      passwordHash: await hashPassword(password, passwordCost),
      answerHash: await hashPassword(secretAnswer.toLowerCase(), passwordCost),
    })),
  );
  const unknown = await hashPassword(newToken(), passwordCost);
  const stored = await storedFiles(database);
  await database.write(async (tx) => {
    for (const table of tables) await tx.run(`DELETE FROM ${table}`);
  });
  for (const name of stored) await files.remove(name);
  await settings.change(
    Object.entries(seedSettings).flatMap(([bucket, values]) =>
      Object.entries(values).map(([key, value]) => ({ bucket, key, value })),
    ),
  );
  const today = await business.today();
  const agreements = await shownAgreements(settings, await configuredAgreements(settings), 'en');
  await database.write(async (tx) => {
    for (const [index, borrower] of seedBorrowers.entries()) {
      const hashed = hashes[index];
      if (hashed) await insertBorrower(tx, services, borrower, hashed);
    }
    for (const borrower of seedUnregistered) {
      await insertUnregistered(tx, services.secrets, borrower, unknown);
    }
    for (const loan of [...seedLoans, ...paymentLoans]) await seedLoan(tx, loan, today);
    for (const account of seedSavings) await seedSavingsAccount(tx, account, today);
    for (const [day, name] of bankHolidays(today)) {
      await tx.run('INSERT INTO non_payment_days VALUES (?, ?) ON CONFLICT DO NOTHING', [
        day,
        name,
      ]);
    }
    const agreedAt = clock() - 200 * 24 * 60 * 60_000;
    await seedAgreements(tx, agreements, { today: addDays(today, -200), now: agreedAt });
    await seedProfiles(tx, agreedAt);
    await seedLoanPages(tx, today);
    if (longHistory) await seedLongHistory(tx, today);
    await seedMethods(tx, services, today);
    await seedApplication(tx, today);
    await seedLogins(tx, clock());
  });
  await seedMail(services);
  await database.write((tx) => seedDocuments(tx, services, today));
  await processDays(services, today);
}

async function insertBorrower(
  tx: Executor,
  { secrets, limits }: Services,
  borrower: SeedBorrower,
  hashed: { readonly passwordHash: string; readonly answerHash: string },
): Promise<void> {
  const [address1, city, state, zip] = borrower.address;
  const row = {
    id: borrower.id,
    username: borrower.username,
    password_hash: hashed.passwordHash,
    name: borrower.name,
    email: borrower.email,
    company_number: borrower.companyNumber,
    branch: '12',
    standing: borrower.standing,
    address1,
    city,
    state,
    zip,
    ssn: secrets.seal(borrower.ssn),
    date_of_birth: borrower.dateOfBirth,
    email_verified: Number(borrower.emailIsVerified),
    email_restricted: Number(borrower.emailIsRestricted),
    must_change_password: Number(borrower.mustChangePassword),
    secret_question: borrower.secretQuestion,
    secret_answer_hash: borrower.secretQuestion === null ? null : hashed.answerHash,
  };
  await insertRows(tx, 'borrowers', [row]);
  await savePhones(tx, borrower.id, borrower.phones);
  if (borrower.lockedForGood) {
    await limits.block(tx, { limit: 'wrongPassword', by: borrower.username });
  }
}

/** The borrowers with `hasAgreed` have accepted the agreements of sign-in; Maya and Iris, all. */
async function seedAgreements(
  tx: Executor,
  agreements: readonly ShownAgreement[],
  when: { readonly today: LocalDate; readonly now: number },
): Promise<void> {
  const atLogin = agreements.filter(({ whenToAgree }) => whenToAgree.includes('login'));
  for (const { id, hasAgreed } of seedBorrowers) {
    const accepted = [1001, 1030].includes(id) ? agreements : hasAgreed ? atLogin : [];
    await logAgreements(tx, accepted, { ...when, borrowerId: id, ip: seedAddress });
  }
}

async function seedApplication(tx: Executor, today: LocalDate): Promise<void> {
  await tx.run('INSERT INTO loan_applications VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
    'A-20417',
    1001,
    'Under review',
    900_000,
    null,
    addDays(today, -6),
    addDays(today, 14),
    '0012',
  ]);
}
