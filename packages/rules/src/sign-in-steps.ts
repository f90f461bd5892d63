import { neededAgreements, type AgreedRecord, type Agreement } from './agreements/agreements';
import type { LocalDate } from './values/local-date';

/** The steps that may follow a correct password, in their order (access §4). */
export type SignInStep =
  'securityCode' | 'validateSsn' | 'changePassword' | 'secretQuestion' | 'agreements';

/** What determines the steps needed: the login response and the setup. */
export type StepConditions = {
  readonly login: {
    readonly isTrustedDevice: boolean;
    readonly emailIsVerified: boolean;
    readonly mustChangePassword: boolean;
    readonly hasPasswordQuestion: boolean;
  };
  /** False for a single sign-on login (D35). */
  readonly hasPassword: boolean;
  readonly multiFactor: boolean;
  readonly validateSsn: boolean;
  readonly recoverWithoutQuestion: boolean;
  /** The agreements the borrower still has to accept; see `signInAgreements`. */
  readonly agreements: readonly Agreement[];
};

/** One row per step, with its condition, in the order they run (access §4; D35, D46). */
const table: readonly (readonly [SignInStep, (conditions: StepConditions) => boolean])[] = [
  ['securityCode', ({ multiFactor, login }) => multiFactor && !login.isTrustedDevice],
  [
    'validateSsn',
    ({ validateSsn, login, hasPassword }) => validateSsn && !login.emailIsVerified && hasPassword,
  ],
  ['changePassword', ({ login }) => login.mustChangePassword],
  [
    'secretQuestion',
    ({ login, recoverWithoutQuestion }) => !login.hasPasswordQuestion && !recoverWithoutQuestion,
  ],
  ['agreements', ({ agreements }) => agreements.length > 0],
];

/** The steps this sign-in needs, in order; if empty, the borrower is signed in at once. */
export function neededSignInSteps(conditions: StepConditions): SignInStep[] {
  return table.filter(([, needed]) => needed(conditions)).map(([step]) => step);
}

/** Every step in its order. */
export const signInSteps: readonly SignInStep[] = table.map(([step]) => step);

/**
 * The agreements of the agreements step: those of sign-in, and those that lift an e-mail
 * restriction (access §4; D153).
 */
export function signInAgreements(
  all: readonly Agreement[],
  agreed: readonly AgreedRecord[],
  borrower: { readonly isEmailCommunicationRestricted: boolean },
  today: LocalDate,
): Agreement[] {
  const login = neededAgreements(all, agreed, 'login', today);
  if (!borrower.isEmailCommunicationRestricted) return login;
  return [...new Set([...login, ...neededAgreements(all, agreed, 'ecommunicationreagree', today)])];
}
