import type { RegistrationCode } from '@portico/contract';
import { fail, neededAgreements, ok, type Agreement, type Outcome } from '@portico/rules';
import { networkOf } from '../../http/network';
import type { Visit } from '../../http/request-details';
import type { Services } from '../../services';
import { receiveApplication } from './access-application';
import { configuredAgreements } from '../agreement-store';
import type { Guess } from '../attempt-limits';
import { checkNewCredentials } from './check-new-credentials';
import { checkIdentity, checkSecurity, type Registration } from './check-registration';
import { isProven } from '../email/email-proof';
import { enrol, type Enrolment, type Registered } from './create-online-access';
import { findNewcomer, type Claim, type Newcomer } from './unregistered-borrowers';

type Reply<T> = Outcome<T, RegistrationCode>;

/** A registration that passed every check, and the newcomer it matches, if any. */
type Examined = {
  readonly enrolment: Enrolment;
  readonly claim: Claim;
  readonly newcomer: Newcomer | undefined;
};

/**
 * Registers a borrower (D12). Reveals nothing about a person until every identifying detail
 * matches: unknown, mistyped and already registered get the same answer; attempts are limited.
 */
export async function register(
  services: Services,
  input: Registration,
  visit: Visit,
): Promise<Reply<Registered>> {
  const examined = await examine(services, input, visit);
  if (!examined.ok) return examined;
  const { newcomer, enrolment } = examined.value;
  return newcomer ? enrol(services, newcomer, enrolment, visit) : fail('Invalid');
}

/**
 * Registers a visitor who names no account, where the lender accepts these (D12). A visitor who
 * matches a newcomer is registered like any borrower. All others get the same answer, whether or not
 * the SSN is known or the username taken: the lender reviews the application and invites.
 */
export async function apply(
  services: Services,
  input: Registration,
  visit: Visit,
): Promise<Reply<Registered>> {
  if (!(await services.settings.flag('registrationOptions.applyWithoutAccountOption'))) {
    return fail('RegistrationNotAllowed');
  }
  const examined = await examine(services, input, visit);
  if (!examined.ok) return examined;
  const { newcomer, enrolment, claim } = examined.value;
  if (newcomer) return enrol(services, newcomer, enrolment, visit);
  await receiveApplication(services, enrolment.input, claim, visit.now);
  return fail('Restricted');
}

/** Checks a registration by the settings and the rules, and looks for the matching newcomer. */
async function examine(
  services: Services,
  input: Registration,
  visit: Visit,
): Promise<Reply<Examined>> {
  const { database, settings } = services;
  if ((await settings.host('maintenanceMode')) === 'true') return fail('maintenanceModeEnabled');
  const identity = await checkIdentity(settings, input, visit.today);
  if (!identity.ok) return identity;
  const { claim, email } = identity.value;
  const emailVerified = await settings.flag('registrationOptions.verifyEmailOption');
  if (emailVerified && !(await isProven(database, email, visit.now))) return fail('userInfo');
  const security = await checkSecurity(settings, input);
  if (!security.ok) return security;
  const credentials = await checkNewCredentials(settings, input, { ssn: claim.ssn, email });
  if (!credentials.ok) return credentials;
  const agreed = await agreedTo(services, input, visit);
  if (!agreed.ok) return agreed;
  const newcomer = await identify(services, claim, visit);
  if (!newcomer.ok) return newcomer;
  const entry = { ...input, ...credentials.value, email };
  return ok({
    enrolment: { input: entry, emailVerified, agreements: agreed.value },
    claim,
    newcomer: newcomer.value,
  });
}

/** The newcomer that matches a claim. No match counts as a wrong guess at the account or SSN. */
async function identify(
  { database, limits, secrets }: Services,
  claim: Claim,
  { ip, now }: Visit,
): Promise<Reply<Newcomer | undefined>> {
  const { account, ssn, lastName, dateOfBirth, zip } = claim;
  const claimed =
    account === undefined
      ? [`ssn ${ssn}`, ['person', lastName, dateOfBirth, zip].join(' ')]
      : [`account ${account}`];
  const guess: Guess = {
    of: claimed.map((by) => ({ limit: 'wrongRegistration', by })),
    from: [{ limit: 'wrongClaimFrom', by: networkOf(ip) }],
  };
  const newcomer = await findNewcomer(database, secrets, claim);
  const isRight = newcomer !== undefined;
  const verdict = await database.write((tx) => limits.judge(tx, guess, isRight, now));
  if (verdict === 'paused') return fail('Failed');
  if (newcomer?.standing === 'notAllowed') return fail('RegistrationNotAllowed');
  return ok(newcomer);
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
