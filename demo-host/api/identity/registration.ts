import type { RegistrationCode } from '@portico/contract';
import {
  digitsOnly,
  fail,
  neededAgreements,
  ok,
  type Agreement,
  type Outcome,
} from '@portico/rules';
import { number, object } from 'valibot';
import type { Executor } from '../database/database';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import { configuredAgreements, logAgreements } from './agreement-store';
import { setSecretQuestion } from './borrower-store';
import { checkNewCredentials } from './check-new-credentials';
import { checkIdentity, checkSecurity, type Registration } from './check-registration';
import { isProven } from './email-proof';
import { clearFailures, countFailure, isLocked } from './lock-out';
import { findNewcomer, isKnownSsn, type Claim, type Newcomer } from './newcomer-store';
import { hashPassword } from './passwords';

/** Who is registered now, and whether the address still has to be verified by a link. */
export type Registered = {
  readonly borrowerId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly restricted: boolean;
};

type Reply<T> = Outcome<T, RegistrationCode>;
type Applicant = 'borrower' | 'applicant';

/**
 * Registers a visitor (D12). Nothing is told of anybody before everything that proves who they are
 * fits: unknown, mistyped and registered already are one answer, and few attempts are free.
 *
 * @param as an applicant need not be known to the lender
 */
export async function register(
  services: Services,
  input: Registration,
  as: Applicant,
  visit: Visit,
): Promise<Reply<Registered>> {
  const { database, settings } = services;
  const { now } = visit;
  if ((await settings.host('maintenanceMode')) === 'true') return fail('maintenanceModeEnabled');
  const identity = await checkIdentity(settings, input, visit.today);
  if (!identity.ok) return identity;
  const { claim, email } = identity.value;
  const emailVerified = await settings.flag('registrationOptions.verifyEmailOption');
  if (emailVerified && !(await isProven(database, email, now))) return fail('userInfo');
  const security = await checkSecurity(settings, input);
  if (!security.ok) return security;
  const who = await identify(services, claim, as, now);
  if (!who.ok) return who;
  if (who.value?.standing === 'notAllowed') return fail('RegistrationNotAllowed');
  const facts = { ssn: claim.ssn, email };
  const credentials = await checkNewCredentials(settings, input, facts);
  if (!credentials.ok) return credentials;
  const agreed = await agreedTo(services, input, visit);
  if (!agreed.ok) return agreed;
  const enrolled = await enrol(
    services,
    who.value,
    { ...input, ...credentials.value, email },
    {
      emailVerified,
      agreements: agreed.value,
      visit,
    },
  );
  if (!enrolled.ok) return enrolled;
  const restricted = who.value?.standing === 'restricted';
  return ok({ borrowerId: enrolled.value, email, emailVerified, restricted });
}

/** The newcomer a claim fits; undefined for an applicant nobody knows. */
async function identify(
  { database, secrets }: Services,
  claim: Claim,
  as: Applicant,
  now: number,
): Promise<Reply<Newcomer | undefined>> {
  const subject = `registration ${claim.account ?? secrets.fingerprint(claim.ssn)}`;
  if (await isLocked(database, subject, now)) return fail('Failed');
  const newcomer = await findNewcomer(database, secrets, claim);
  const isStranger = !newcomer && !(await isKnownSsn(database, secrets, claim.ssn));
  if (newcomer || (as === 'applicant' && isStranger)) {
    await database.write((tx) => clearFailures(tx, subject));
    return ok(newcomer);
  }
  const locks = await database.write((tx) => countFailure(tx, subject, now));
  return fail(locks ? 'Failed' : 'Invalid');
}

async function agreedTo(
  { settings }: Services,
  { agreements }: Registration,
  { today }: Visit,
): Promise<Reply<readonly Agreement[]>> {
  const needed = neededAgreements(await configuredAgreements(settings), [], 'registration', today);
  const agreed = new Set(
    agreements.filter(({ agreedTo: is }) => is).map(({ agreementType }) => agreementType),
  );
  return needed.every(({ hostNum }) => agreed.has(hostNum))
    ? ok(needed)
    : fail('MustAgreeToAllError');
}

type Enrolment = {
  readonly emailVerified: boolean;
  readonly agreements: readonly Agreement[];
  readonly visit: Visit;
};

/** Writes it all down, or nothing when the username is taken. */
async function enrol(
  services: Services,
  newcomer: Newcomer | undefined,
  input: Registration & { readonly email: string },
  { emailVerified, agreements, visit }: Enrolment,
): Promise<Reply<number>> {
  const [passwordHash, answerHash] = await Promise.all([
    hashPassword(input.password),
    hashPassword((input.secretAnswer ?? '').trim().toLowerCase()),
  ]);
  return services.database.write(async (tx) => {
    const count = object({ n: number() });
    const taken = await tx.first(count, 'SELECT COUNT(*) AS n FROM borrowers WHERE username = ?', [
      input.userName,
    ]);
    if (taken?.n !== 0) return fail('LoginNameExists');
    const borrowerId = newcomer?.borrowerId ?? (await newApplicant(tx, input));
    await tx.run(
      'UPDATE borrowers SET username = ?, password_hash = ?, email = ?, email_verified = ?, phone = COALESCE(?, phone) WHERE id = ?',
      [
        input.userName,
        passwordHash,
        input.email,
        emailVerified ? 1 : 0,
        input.phoneNumber ? digitsOnly(input.phoneNumber) : null,
        borrowerId,
      ],
    );
    await tx.run('DELETE FROM newcomers WHERE borrower_id = ?', [borrowerId]);
    if (input.secretQuestion) {
      const question = input.secretQuestion.trim();
      await setSecretQuestion(tx, borrowerId, { question, answerHash });
    }
    await logAgreements(tx, agreements, { borrowerId, today: visit.today, ip: visit.ip });
    return ok(borrowerId);
  });
}

/** An applicant the lender did not know before, without accounts. */
async function newApplicant(tx: Executor, input: Registration): Promise<number> {
  const name = [input.firstName, input.lastName].filter(Boolean).join(' ');
  const row = await tx.first(
    object({ id: number() }),
    `INSERT INTO borrowers (username, password_hash, name, branch, zip, date_of_birth)
     VALUES (?, '', ?, '12', ?, ?) RETURNING id`,
    [input.userName, name, input.zip ?? null, input.dateOfBirth ?? null],
  );
  if (!row) throw new Error('No row for an applicant');
  return row.id;
}
