import {
  activateAccount,
  answerSecretQuestion,
  apply,
  endSessions,
  generateNewPassword,
  giveProof,
  lookupLoginFromToken,
  optOut,
  passkeySignIn,
  recoveryQuestion,
  register,
  registerPasskey,
  removePasskey,
  resetPassword,
  setPasswordQuestion,
  tokenLogin,
  updateProfile,
  userLogin,
  validateCode,
  validateEmail,
  validatePasswordForReset,
  validateRegistrationCode,
  verifyNewUser,
  type Call,
  type CodeOf,
  type ProofCode,
} from '@portico/contract';
import type { SecurityEventName } from './security-log';

/** The events of a call's answers: one for every refusal or by its code, and one when it is done. */
type Events<C> = {
  readonly refused?: SecurityEventName | { readonly [K in CodeOf<C>]?: SecurityEventName };
  readonly done?: SecurityEventName;
};

type Row = readonly [
  name: string,
  refused: (code: string) => SecurityEventName | undefined,
  done: SecurityEventName | undefined,
];

function events<C extends Call>({ name }: C, { refused, done }: Events<C>): Row {
  const byCode = new Map<string, SecurityEventName | undefined>(
    typeof refused === 'object' ? Object.entries(refused) : [],
  );
  return [name, (code) => (typeof refused === 'string' ? refused : byCode.get(code)), done];
}

/** What the handlers record themselves is not here: a sign-in, and what was saved of a profile. */
const rows = new Map(
  [
    events(userLogin, { refused: 'signInRefused' }),
    events(tokenLogin, { refused: 'signInRefused' }),
    events(passkeySignIn, { refused: 'signInRefused' }),
    events(validateCode, { refused: 'codeRefused', done: 'codeAccepted' }),
    events(verifyNewUser, { refused: 'proofRefused', done: 'proofAccepted' }),
    events(validateRegistrationCode, { refused: 'codeRefused', done: 'codeAccepted' }),
    events(register, { refused: 'registrationRefused', done: 'registrationAccepted' }),
    events(apply, { refused: 'registrationRefused', done: 'registrationAccepted' }),
    events(activateAccount, { refused: { Expired: 'linkRefused' }, done: 'registrationAccepted' }),
    events(recoveryQuestion, { refused: 'recoveryRefused', done: 'recoveryAccepted' }),
    events(answerSecretQuestion, { refused: 'recoveryRefused', done: 'recoveryAccepted' }),
    events(generateNewPassword, { refused: 'recoveryRefused', done: 'recoveryAccepted' }),
    events(lookupLoginFromToken, { refused: { Expired: 'linkRefused' } }),
    events(validatePasswordForReset, { refused: { Expired: 'linkRefused' } }),
    events(resetPassword, { refused: { Expired: 'linkRefused' }, done: 'passwordChanged' }),
    events(setPasswordQuestion, { done: 'secretQuestionChanged' }),
    events(validateEmail, { refused: 'linkRefused', done: 'emailVerified' }),
    events(optOut, { refused: 'linkRefused' }),
    events(updateProfile, { refused: { InvalidCurrentPassword: 'proofRefused' } }),
    events(giveProof, { refused: 'proofRefused', done: 'proofAccepted' }),
    events(registerPasskey, { refused: 'passkeyRefused', done: 'passkeyAdded' }),
    events(removePasskey, { done: 'passkeyRemoved' }),
    events(endSessions, { done: 'sessionsEnded' }),
  ].map(([name, ...row]) => [name, row]),
);

/** Refusals of any call while a limit on guessing is reached. */
const lockOuts: ReadonlySet<string> = new Set<
  CodeOf<typeof userLogin> | CodeOf<typeof validateCode> | CodeOf<typeof recoveryQuestion>
>(['LockedOnBadPassword', 'MaxAttemptsReached', 'RecoveryMaxAttempts']);

/**
 * The event of a call's answer, if it has one.
 * @param code of the refusal; undefined when the call was carried out.
 */
export function securityEventOf(
  name: string,
  code: string | undefined,
): SecurityEventName | undefined {
  const [refused, done] = rows.get(name) ?? [];
  if (code === undefined) return done;
  // The input did not match the contract: nothing was tried.
  if (code === 'contract') return undefined;
  if (code === 'Unauthorized') return 'accessRefused';
  if (code === ('ProofRequired' satisfies ProofCode)) return 'proofRequired';
  return lockOuts.has(code) ? 'lockedOut' : refused?.(code);
}
