import {
  logonValidationRules,
  passwordValidationRules,
  validatePasswordForLoggedInUser,
  validatePasswordForReset,
  type InputOf,
} from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import {
  isSameText,
  memberRoute,
  networkOf,
  passwordChecks,
  type RequestDetails,
  route,
  type Route,
  singleUseTokenOwner,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { borrowerById, type StoredBorrower } from '../borrower-store';
import { loginNameRules } from './login-name-policy';
import { serverPasswordRules } from './password-policy';
import { hadPassword } from './password-store';

/** The rules of login names and passwords, and the checks only the host can make (access §7). */
export function credentialRoutes(services: Services): Route[] {
  const { database, settings } = services;
  return [
    route(logonValidationRules, async () =>
      ok({ logonValidationRules: await loginNameRules(settings) }),
    ),

    route(passwordValidationRules, async () => {
      const { rules, minimumLength } = await serverPasswordRules(settings);
      return ok({ passwordValidationRules: rules, minimumLength });
    }),

    memberRoute(validatePasswordForLoggedInUser, async (input, { borrowerId }, request) =>
      ok(await findings(services, await borrowerById(database, borrowerId), input, request)),
    ),

    route(validatePasswordForReset, async (input, request) => {
      const { now } = request;
      const owner =
        (await singleUseTokenOwner(database, 'newPassword', input.resetToken, now)) ??
        (await singleUseTokenOwner(database, 'changePassword', input.resetToken, now));
      if (owner === undefined) return refuse('Expired');
      return ok(await findings(services, await borrowerById(database, owner), input, request));
    }),
  ];
}

const notCompared = {
  passwordMatchesSSN: false,
  passwordMatchesEmail: false,
  passwordExists: false,
};

/**
 * Makes only the requested comparisons, and none over the limit: with a stolen session or link SSNs
 * and passwords could be guessed here. Changing the password compares again.
 */
async function findings(
  { database, limits, passwords, secrets }: Services,
  borrower: StoredBorrower,
  { passwordToValidate: password, ...asked }: InputOf<typeof validatePasswordForLoggedInUser>,
  { ip, now }: RequestDetails,
) {
  if (!(await limits.admit(database, [passwordChecks(borrower)], now))) return notCompared;
  const ssn = (borrower.ssn && secrets.open(borrower.ssn)) ?? '';
  return {
    passwordMatchesSSN: asked.invalidWhenMatchesSSN && isSameText(password.replace(/-/g, ''), ssn),
    passwordMatchesEmail:
      asked.invalidWhenMatchEmail && password.toLowerCase() === borrower.email?.toLowerCase(),
    passwordExists:
      asked.invalidWhenPasswordExists &&
      (await passwords.inTurn(networkOf(ip), (hasher) =>
        hadPassword(database, hasher, borrower, password),
      )),
  };
}
