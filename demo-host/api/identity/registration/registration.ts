import type { RegistrationCode } from '@portico/contract';
import { neededAgreements, ok, refuse, type Checked } from '@portico/rules';
import { type Guess, networkOf, type RequestDetails } from '@portico/server/parts';
import type { Services } from '../../services';
import { receiveApplication } from './access-application';
import { configuredAgreements, shownAgreements, type ShownAgreement } from '../agreement-store';
import { checkNewCredentials } from './check-new-credentials';
import { checkIdentity, checkSecurity, type Registration } from './check-registration';
import { isProven } from '../email/email-proof';
import {
  createOnlineAccess,
  type CheckedRegistration,
  type Registered,
} from './create-online-access';
import {
  findUnregisteredBorrower,
  type Claim,
  type UnregisteredBorrower,
} from './unregistered-borrowers';

type Reply<T> = Checked<T, RegistrationCode>;

/** A registration that passed every check, and the unregistered borrower it matches, if any. */
type CheckedRequest = {
  readonly checked: CheckedRegistration;
  readonly claim: Claim;
  readonly borrower: UnregisteredBorrower | undefined;
};

/**
 * Registers a borrower (D12). Reveals nothing about a person until every identifying detail
 * matches: unknown, mistyped and already registered get the same answer; attempts are limited.
 */
export async function register(
  services: Services,
  input: Registration,
  request: RequestDetails,
): Promise<Reply<Registered>> {
  const checkedRequest = await checkRequest(services, input, request);
  if (!checkedRequest.ok) return checkedRequest;
  const { borrower, checked } = checkedRequest.value;
  return borrower ? createOnlineAccess(services, borrower, checked, request) : refuse('Invalid');
}

/**
 * Registers a visitor who names no account, where the lender accepts these (D12). A visitor who
 * matches an unregistered borrower is registered like any borrower. All others get the same answer, whether or not
 * the SSN is known or the username taken: the lender reviews the application and invites.
 */
export async function apply(
  services: Services,
  input: Registration,
  request: RequestDetails,
): Promise<Reply<Registered>> {
  if (!(await services.settings.flag('registrationOptions.applyWithoutAccountOption'))) {
    return refuse('RegistrationNotAllowed');
  }
  const checkedRequest = await checkRequest(services, input, request);
  if (!checkedRequest.ok) return checkedRequest;
  const { borrower, checked, claim } = checkedRequest.value;
  if (borrower) return createOnlineAccess(services, borrower, checked, request);
  await receiveApplication(services, checked.input, claim, request.now);
  return refuse('Restricted');
}

/** Checks a registration by the settings and the rules, and looks for the matching borrower. */
async function checkRequest(
  services: Services,
  input: Registration,
  request: RequestDetails,
): Promise<Reply<CheckedRequest>> {
  const { database, settings } = services;
  if ((await settings.host('maintenanceMode')) === 'true') return refuse('maintenanceModeEnabled');
  const identity = await checkIdentity(settings, input, request.today);
  if (!identity.ok) return identity;
  const { claim, email } = identity.value;
  const emailVerified = await settings.flag('registrationOptions.verifyEmailOption');
  const prover = { visitor: input.visitorId, ip: request.ip };
  if (emailVerified && !(await isProven(database, email, prover, request.now))) {
    return refuse('userInfo');
  }
  const security = await checkSecurity(settings, input);
  if (!security.ok) return security;
  const credentials = await checkNewCredentials(settings, input, { ssn: claim.ssn, email });
  if (!credentials.ok) return credentials;
  const agreed = await agreedTo(services, input, request);
  if (!agreed.ok) return agreed;
  request.concerns({ typedName: email });
  const borrower = await identify(services, claim, request);
  if (!borrower.ok) return borrower;
  const entry = { ...input, ...credentials.value, email };
  return ok({
    checked: { input: entry, emailVerified, agreements: agreed.value },
    claim,
    borrower: borrower.value,
  });
}

/** The unregistered borrower that matches a claim. No match counts as a wrong guess at the account or SSN. */
async function identify(
  { database, limits, secrets }: Services,
  claim: Claim,
  { ip, now }: RequestDetails,
): Promise<Reply<UnregisteredBorrower | undefined>> {
  const { account, ssn, lastName, dateOfBirth, zip } = claim;
  const claimed =
    account === undefined
      ? [`ssn ${ssn}`, ['person', lastName, dateOfBirth, zip].join(' ')]
      : [`account ${account}`];
  const guess: Guess = {
    of: claimed.map((by) => ({ limit: 'wrongRegistration', by })),
    from: [{ limit: 'wrongClaimFrom', by: networkOf(ip) }],
  };
  const borrower = await findUnregisteredBorrower(database, secrets, claim);
  const isRight = borrower !== undefined;
  const result = await database.write((tx) => limits.checkGuess(tx, guess, isRight, now));
  if (result === 'paused') return refuse('Failed');
  if (borrower?.standing === 'notAllowed') return refuse('RegistrationNotAllowed');
  return ok(borrower);
}

async function agreedTo(
  { settings }: Services,
  { agreements }: Registration,
  { today, language }: RequestDetails,
): Promise<Reply<readonly ShownAgreement[]>> {
  const needed = neededAgreements(await configuredAgreements(settings), [], 'registration', today);
  const agreed = new Set(
    agreements.filter(({ agreedTo: is }) => is).map(({ agreementType }) => agreementType),
  );
  return needed.every(({ hostNum }) => agreed.has(hostNum))
    ? ok(await shownAgreements(settings, needed, language))
    : refuse('MustAgreeToAllError');
}
