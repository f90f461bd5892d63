import { neededAgreements, type AgreedRecord, type Agreement } from './agreements';
import type { LocalDate } from './local-date';

/** The steps that may stand between a right password and the account, in their order (access §4). */
export type SignInStep =
  'securityCode' | 'validateSsn' | 'changePassword' | 'secretQuestion' | 'agreements';

/** What decides which steps are needed: the login response and the setup. */
export type StepConditions = {
  readonly login: {
    readonly isTrustedDevice: boolean;
    readonly emailIsVerified: boolean;
    readonly mustChangePassword: boolean;
    readonly hasPasswordQuestion: boolean;
  };
  /** A single sign-on login has none (D35). */
  readonly hasPassword: boolean;
  readonly multiFactor: boolean;
  readonly validateSsn: boolean;
  readonly recoverWithoutQuestion: boolean;
  /** What the borrower has yet to agree to; see `signInAgreements`. */
  readonly agreements: readonly Agreement[];
};

/** One row a step: when it is needed (access §4; D35, D46). The rows stand in the order they run. */
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

/** The steps this sign-in needs, in order; none means the borrower goes straight in. */
export function neededSignInSteps(conditions: StepConditions): SignInStep[] {
  return table.filter(([, needed]) => needed(conditions)).map(([step]) => step);
}

/** Every step in its order. */
export const signInSteps: readonly SignInStep[] = table.map(([step]) => step);

/** What the agreements step asks for: those of sign-in, and those that lift a restriction of e-mail (access §4; D153). */
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
