import type { Agreement } from '@portico/rules';

/** The steps that may stand between a right password and the account, in their order (access §4). */
export type StepName =
  'securityCode' | 'validateSsn' | 'changePassword' | 'secretQuestion' | 'agreements';

/** What decides which steps are needed: the login response and the setup. */
export type QueueConditions = {
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
  /** What the borrower has yet to agree to; see `neededAgreements` of `@portico/rules`. */
  readonly agreements: readonly Agreement[];
};

/** One row a step: when it is needed (access §4; D35, D46). The rows stand in the order they run. */
const table: readonly (readonly [StepName, (conditions: QueueConditions) => boolean])[] = [
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
export function neededSteps(conditions: QueueConditions): StepName[] {
  return table.filter(([, needed]) => needed(conditions)).map(([step]) => step);
}
