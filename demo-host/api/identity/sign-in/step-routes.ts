import {
  agreementLogging,
  resetPassword,
  setPasswordQuestion,
  verifyNewUser,
} from '@portico/contract';
import { checkSecretAnswer, ok, refuse, signInAgreements } from '@portico/rules';
import {
  completeStep,
  endSession,
  guessHashed,
  isPendingStep,
  isSameText,
  isSessionOf,
  memberRoute,
  networkOf,
  redeemSingleUseToken,
  route,
  type Route,
  singleUseTokenOwner,
  wrongPassword,
  wrongSsn,
} from '@portico/server/parts';
import type { Services } from '../../services';
import {
  agreementLog,
  configuredAgreements,
  logAgreements,
  shownAgreements,
} from '../agreement-store';
import { borrowerById, liftEmailRestriction, setSecretQuestion } from '../borrower-store';
import { judgeNewPassword } from '../passwords/judge-new-password';
import { replacePassword, notifyOfNewPassword } from '../passwords/password-store';
import { configuredQuestions } from '../secret-questions';

/** The steps after the security code (access §4): in their order, each with a new token (D33). */
export function stepRoutes(services: Services): Route[] {
  return [
    ssnRoute(services),
    passwordRoute(services),
    questionRoute(services),
    agreementsRoute(services),
  ];
}

function ssnRoute(services: Services): Route {
  const { database, secrets } = services;
  return memberRoute(verifyNewUser, async (input, session, request) => {
    const { userName, password } = input.credentials;
    if (!isPendingStep(session, 'validateSsn')) return refuse('SSNInvalid');
    const borrower = await borrowerById(database, session.borrowerId);
    const known = (borrower.ssn && secrets.open(borrower.ssn)) ?? '';
    const guess = { of: [wrongSsn(borrower)], from: [] };
    const result = await guessHashed(services, guess, request, async ({ matches }) => {
      const isRight = await matches(password, borrower.passwordHash);
      const isTheirs = isSameText(known, input.socialSecurityNumber) && known !== '';
      return isRight && isTheirs && isSessionOf(session, userName);
    });
    return database.write(async (tx) => {
      if (result === 'right') return ok({ userToken: await completeStep(tx, session, request) });
      if (result === 'paused') await endSession(tx, session.tokenHash);
      return refuse('SSNInvalid');
    });
  });
}

/** By a mailed link, or by the token of a sign-in that requires a new password (D37). */
function passwordRoute(services: Services): Route {
  const { database, limits } = services;
  return route(resetPassword, async ({ enc, password }, request) => {
    const { session, now } = request;
    const byLink = await singleUseTokenOwner(database, 'newPassword', enc, now);
    const byStep = await singleUseTokenOwner(database, 'changePassword', enc, now);
    const isTheirs = session?.borrowerId === byStep;
    const step =
      isTheirs && session && isPendingStep(session, 'changePassword') ? session : undefined;
    const owner = step?.borrowerId ?? byLink;
    if (owner === undefined) return refuse('Expired');
    request.concerns({ borrowerId: owner });
    const borrower = await borrowerById(database, owner);
    const judged = await judgeNewPassword(services, borrower, password, request);
    if (!judged.ok) return judged;
    const hash = await services.passwords.inTurn(networkOf(request.ip), (hasher) =>
      hasher.hash(password),
    );
    const purpose = step ? 'changePassword' : 'newPassword';
    const changed = await database.write(async (tx) => {
      if ((await redeemSingleUseToken(tx, purpose, enc, now)) === undefined)
        return refuse('Expired');
      const passkeys = await replacePassword(tx, borrower, hash, step?.tokenHash);
      // A borrower with the mailed link can sign in at once, despite earlier wrong passwords.
      if (!step) await limits.forget(tx, [wrongPassword(borrower.username)]);
      return ok({ passkeys, userToken: step && (await completeStep(tx, step, request)) });
    });
    if (!changed.ok) return changed;
    const { passkeys, userToken } = changed.value;
    await notifyOfNewPassword(services, borrower, passkeys, now);
    return ok({ userToken });
  });
}

function questionRoute({ database, passwords, settings }: Services): Route {
  return memberRoute(setPasswordQuestion, async (input, session, request) => {
    const answer = checkSecretAnswer(input.passwordAnswer);
    const offered = await configuredQuestions(settings);
    const question = input.passwordQuestion.trim();
    if (!isPendingStep(session, 'secretQuestion') || !answer.ok || !offered.includes(question)) {
      return refuse('Error');
    }
    const answerHash = await passwords.inTurn(networkOf(request.ip), (hasher) =>
      hasher.hash(answer.value.toLowerCase()),
    );
    return database.write(async (tx) => {
      await setSecretQuestion(tx, session.borrowerId, { question, answerHash });
      return ok({ userToken: await completeStep(tx, session, request) });
    });
  });
}

function agreementsRoute({ database, settings }: Services): Route {
  return memberRoute(agreementLogging, async (input, session, request) => {
    const configured = await configuredAgreements(settings);
    const accepted = configured.filter(({ hostNum }) => input.agreements.includes(hostNum));
    const signingIn = session.pending.length > 0;
    if (accepted.length !== new Set(input.agreements).size) return refuse('Error');
    if (signingIn && !isPendingStep(session, 'agreements')) return refuse('Error');
    const { borrowerId } = session;
    const shown = await shownAgreements(settings, accepted, request.language);
    return database.write(async (tx) => {
      const restricted = (await borrowerById(tx, borrowerId)).emailIsRestricted;
      await logAgreements(tx, shown, { ...request, borrowerId });
      const reagreed = accepted.some(({ whenToAgree }) =>
        whenToAgree.includes('ecommunicationreagree'),
      );
      if (input.unRestrictEmail && reagreed) await liftEmailRestriction(tx, borrowerId);
      const missing = signInAgreements(
        configured,
        await agreementLog(tx, borrowerId),
        { isEmailCommunicationRestricted: restricted },
        request.today,
      );
      const done = signingIn && missing.length === 0;
      return ok({ userToken: done ? await completeStep(tx, session, request) : undefined });
    });
  });
}
