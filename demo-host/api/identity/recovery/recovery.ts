import type { InputOf, answerSecretQuestion, recoveryQuestion } from '@portico/contract';
import { checkSecretAnswer, recoveryFields, type RecoveryField } from '@portico/rules';
import { nullable, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import type { Services } from '../../services';
import type { Count, Hasher } from '@portico/server/parts';
import { borrowerById, type StoredBorrower } from '../borrower-store';

type Identity = InputOf<typeof recoveryQuestion>;

/** Milliseconds for which a confirmed identity is valid. */
const confirmationTime = 10 * 60_000;

const hidden: Readonly<Record<RecoveryField, string>> = {
  email: 'recoveryOptions.hideEmailOption',
  dateOfBirth: 'recoveryOptions.hideDateOfBirthOption',
  zipCode: 'recoveryOptions.hideZipCodeOption',
  branch: 'recoveryOptions.hideBranchNumberOption',
};

const columns: Readonly<
  Record<RecoveryField, readonly [column: string, read: (who: Identity) => string | undefined]>
> = {
  // For a day after a change of address, the one before (D174).
  email: [
    'CASE WHEN former.borrower_id IS NULL THEN borrowers.email ELSE former.email END',
    ({ emailAddress }) => emailAddress,
  ],
  dateOfBirth: ['date_of_birth', ({ dateOfBirth }) => dateOfBirth],
  zipCode: ['zip', ({ zipCode }) => zipCode],
  branch: ['branch', ({ servicingBranch }) => servicingBranch],
};

/** The fields that have to match: those that the lender does not hide (D44). */
async function askedFields({ settings }: Services): Promise<readonly RecoveryField[]> {
  const flags = await Promise.all([
    settings.flag(hidden.email),
    settings.flag(hidden.dateOfBirth),
    settings.flag(hidden.zipCode),
    settings.flag(hidden.branch),
  ]);
  const [email, dateOfBirth, zipCode, branch] = flags;
  return recoveryFields({ email, dateOfBirth, zipCode, branch });
}

/**
 * What wrong identities are counted by: the e-mail address, or the date of birth where the lender
 * asks for no address. Fields that it does not ask for are ignored: their content is arbitrary.
 */
export async function claimedPerson(
  services: Services,
  identity: Identity,
): Promise<readonly Count[]> {
  const asked = await askedFields(services);
  const named = (['email', 'dateOfBirth'] as const).find((field) => asked.includes(field));
  if (named === undefined) return [];
  const [, read] = columns[named];
  return [{ limit: 'wrongIdentity', by: `${named} ${read(identity)?.trim() ?? ''}` }];
}

/**
 * The one borrower with these details. Always one query over all of them, so that its duration
 * reveals nothing about any of them (D45).
 */
export async function borrowerWith(
  services: Services,
  identity: Identity,
  now: number,
): Promise<StoredBorrower | undefined> {
  const asked = (await askedFields(services)).map((field) => columns[field]);
  const found = await services.database.all(
    object({ id: number() }),
    `SELECT id FROM borrowers
     LEFT JOIN former_emails former ON former.borrower_id = borrowers.id AND former.until > ?
     WHERE ${asked.map(([name]) => `${name} = ? COLLATE NOCASE`).join(' AND ')} LIMIT 2`,
    [now, ...asked.map(([, read]) => read(identity)?.trim() ?? null)],
  );
  const [only, another] = found;
  return only && !another ? borrowerById(services.database, only.id) : undefined;
}

const confirmed = pipe(
  string(),
  parseJson(),
  object({ recovers: number(), until: number(), password: string() }),
);

/** Part of a confirmation, so that a changed password ends it. */
const markOf = ({ secrets }: Services, { passwordHash }: StoredBorrower): string =>
  secrets.fingerprint(`recovery ${passwordHash}`);

/** Sealed proof that an identity was confirmed; only this host can create or read it. */
export function confirmationOf(services: Services, borrower: StoredBorrower, now: number): string {
  const until = now + confirmationTime;
  const proof = { recovers: borrower.id, until, password: markOf(services, borrower) };
  return services.secrets.seal(JSON.stringify(proof));
}

/** The borrower of a confirmation; undefined when it is expired, forged or sealed for another use. */
export async function confirmedBorrower(
  services: Services,
  {
    credentialExpiration = '',
    logonName,
  }: Pick<InputOf<typeof answerSecretQuestion>, 'credentialExpiration' | 'logonName'>,
  now: number,
): Promise<StoredBorrower | undefined> {
  const opened = safeParse(confirmed, services.secrets.open(credentialExpiration));
  if (!opened.success || opened.output.until <= now) return undefined;
  const borrower = await borrowerById(services.database, opened.output.recovers);
  const isSame =
    borrower.username.toLowerCase() === logonName.toLowerCase() &&
    opened.output.password === markOf(services, borrower);
  return isSame ? borrower : undefined;
}

/** Whether it is the borrower's secret answer, in any letter case. A right one gets a newer hash. */
export async function isAnswer(
  { database }: Services,
  { check, renew }: Hasher,
  { id }: StoredBorrower,
  text: string,
): Promise<boolean> {
  const row = await database.first(
    object({ secret_answer_hash: nullable(string()) }),
    'SELECT secret_answer_hash FROM borrowers WHERE id = ?',
    [id],
  );
  const answer = checkSecretAnswer(text);
  const given = answer.ok ? answer.value.toLowerCase() : '';
  const hash = row?.secret_answer_hash ?? undefined;
  if (!(await check(given, hash)) || hash === undefined) return false;
  const newHash = await renew(given, hash);
  if (newHash !== undefined) {
    await database.run(
      'UPDATE borrowers SET secret_answer_hash = ? WHERE id = ? AND secret_answer_hash = ?',
      [newHash, id, hash],
    );
  }
  return true;
}
