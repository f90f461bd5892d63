import {
  answerSecretQuestion,
  generateNewPassword,
  recoveryQuestion,
  type RecoveryCode,
} from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';
import { route, type Route } from '../http/route';
import type { Visit } from '../http/visit';
import type { Services } from '../services';
import type { StoredBorrower } from './borrower-store';
import { clearFailures, countFailure, isLocked } from './lock-out';
import { sendPasswordLink } from './password-link';
import { borrowerWith, confirmationOf, confirmedBorrower, isAnswer } from './recovery';

type Attempt = {
  /** What failures are counted by: the address, known or not, else where the visitor is. */
  readonly by: string;
  readonly find: () => Promise<StoredBorrower | undefined>;
  readonly code: RecoveryCode;
};

/** Recovery of a lost login name or password (access §4, §8; D44, D45, D46). */
export function recoveryRoutes(services: Services): Route[] {
  const { settings } = services;
  const withoutQuestion = () =>
    settings.flag('loginOptions.recoverCredentialsWithoutQuestionOption');

  return [
    route(recoveryQuestion, async (input, visit) => {
      const found = await attempt(services, visit, {
        by: input.emailAddress ?? visit.ip,
        find: () => borrowerWith(services, input),
        code: 'Invalid',
      });
      if (!found.ok) return found;
      const { secretQuestion, username } = found.value;
      const asks = !(await withoutQuestion());
      if (asks && secretQuestion === undefined) return fail('BadQuestion');
      return ok({
        credentials: {
          logonName: username,
          secretQuestion: asks ? secretQuestion : undefined,
          credentialExpiration: confirmationOf(services, found.value, visit.now),
        },
      });
    }),

    route(answerSecretQuestion, async (input, visit) => {
      const found = await attempt(services, visit, {
        by: `answer ${input.logonName}`,
        find: async () => {
          const borrower = await confirmedBorrower(services, input, visit.now);
          if (!borrower) return undefined;
          return (await isAnswer(services.database, borrower, input.secretAnswer))
            ? borrower
            : undefined;
        },
        code: 'RecoveryFailed',
      });
      if (!found.ok) return found;
      await sendPasswordLink(services, found.value, visit.now);
      return ok({});
    }),

    route(generateNewPassword, async (input, visit) => {
      if (!(await withoutQuestion())) return fail('RecoveryFailed');
      const borrower = await confirmedBorrower(services, input, visit.now);
      if (!borrower) return fail('RecoveryFailed');
      await sendPasswordLink(services, borrower, visit.now);
      return ok({});
    }),
  ];
}

/** Looks for somebody, and locks after too many failures, whether or not there is such a person. */
async function attempt(
  { database, secrets }: Services,
  { now }: Visit,
  { by, find, code }: Attempt,
): Promise<Outcome<StoredBorrower, RecoveryCode>> {
  const key = `recovery ${secrets.fingerprint(by.trim().toLowerCase())}`;
  const found = await find();
  if (await isLocked(database, key, now)) return fail('RecoveryMaxAttempts');
  if (found) {
    await database.write((tx) => clearFailures(tx, key));
    return ok(found);
  }
  const locks = await database.write((tx) => countFailure(tx, key, now));
  return fail(locks ? 'RecoveryMaxAttempts' : code);
}
