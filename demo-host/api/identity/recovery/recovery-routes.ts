import { answerSecretQuestion, generateNewPassword, recoveryQuestion } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import {
  type Count,
  guessHashed,
  networkOf,
  type RequestDetails,
  route,
  type Route,
  wrongAnswers,
} from '@portico/server/parts';
import type { Services } from '../../services';
import { sendPasswordLink } from '../passwords/password-link';
import {
  borrowerWith,
  claimedPerson,
  confirmationOf,
  confirmedBorrower,
  isAnswer,
} from './recovery';

const claimsFrom = ({ ip }: RequestDetails): readonly Count[] => [
  { limit: 'wrongClaimFrom', by: networkOf(ip) },
];

/** Recovery of a lost login name or password (access §4, §8; D44, D45, D46). */
export function recoveryRoutes(services: Services): Route[] {
  return [questionRoute(services), answerRoute(services), withoutQuestionRoute(services)];
}

const isWithoutQuestion = ({ settings }: Services) =>
  settings.flag('loginOptions.recoverCredentialsWithoutQuestionOption');

function questionRoute(services: Services): Route {
  const { database, limits } = services;
  return route(recoveryQuestion, async (input, request) => {
    const { now } = request;
    const guess = { of: await claimedPerson(services, input), from: claimsFrom(request) };
    const found = await borrowerWith(services, input, now);
    const isRight = found !== undefined;
    const { emailAddress = '' } = input;
    request.concerns(found ? { borrowerId: found.id } : { typedName: emailAddress });
    const result = await database.write((tx) => limits.checkGuess(tx, guess, isRight, now));
    if (result === 'paused') return refuse('RecoveryMaxAttempts');
    if (result === 'wrong' || !found) return refuse('Invalid');
    const { secretQuestion, username } = found;
    const asks = !(await isWithoutQuestion(services));
    if (asks && secretQuestion === undefined) return refuse('BadQuestion');
    return ok({
      credentials: {
        logonName: username,
        secretQuestion: asks ? secretQuestion : undefined,
        credentialExpiration: confirmationOf(services, found, now),
      },
    });
  });
}

function answerRoute(services: Services): Route {
  return route(answerSecretQuestion, async (input, request) => {
    const { now } = request;
    const borrower = await confirmedBorrower(services, input, now);
    request.concerns(borrower ? { borrowerId: borrower.id } : { typedName: input.logonName });
    // Without a confirmed identity no borrower's answers are counted: a stranger could use them up.
    const guess = { of: borrower ? [wrongAnswers(borrower)] : [], from: claimsFrom(request) };
    const result = await guessHashed(
      services,
      guess,
      request,
      async (hasher) =>
        borrower !== undefined && isAnswer(services, hasher, borrower, input.secretAnswer),
    );
    if (result === 'paused') return refuse('RecoveryMaxAttempts');
    if (result === 'wrong' || !borrower) return refuse('RecoveryFailed');
    const isSent = await sendPasswordLink(services, borrower, now);
    return isSent ? ok({}) : refuse('RecoveryMaxAttempts');
  });
}

function withoutQuestionRoute(services: Services): Route {
  return route(generateNewPassword, async (input, { now, concerns }) => {
    if (!(await isWithoutQuestion(services))) return refuse('RecoveryFailed');
    const borrower = await confirmedBorrower(services, input, now);
    concerns(borrower ? { borrowerId: borrower.id } : { typedName: input.logonName });
    if (!borrower) return refuse('RecoveryFailed');
    const isSent = await sendPasswordLink(services, borrower, now);
    return isSent ? ok({}) : refuse('RecoveryMaxAttempts');
  });
}
