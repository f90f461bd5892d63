import {
  checkLoginName,
  checkPassword,
  checkPasswordConfirmation,
  openAgreements,
  type LoginNamePolicy,
  type PasswordPolicy,
} from '@portico/rules';
import type { LogonPolicy, LogonVerdict, WizardRules } from '../registration.state';

type Held = Omit<LogonPolicy, 'judge'> & {
  readonly loginName: LoginNamePolicy;
  readonly password: PasswordPolicy;
};

/** Checks the last step by its policy; compares SSN and e-mail here, not on the server (D28). */
export function logonJudge(
  { loginName, password, agreements, opensFirst }: Held,
  { confirmsPassword }: WizardRules,
): LogonPolicy['judge'] {
  return ({ entry, choices }): LogonVerdict => {
    const { userName, ssn, emailAddress: email } = entry;
    const facts = { loginName: userName.trim(), ssn, email };
    const typedAgain = confirmsPassword ? entry.confirmation : entry.password;
    const verdict = {
      loginName: checkLoginName(userName, loginName),
      password: checkPassword(entry.password, password, facts),
      confirmation: checkPasswordConfirmation(typedAgain, entry.password),
      agreements: openAgreements(agreements, choices, opensFirst),
    };
    const credentials = [verdict.loginName, verdict.password.outcome, verdict.confirmation];
    const done = credentials.every(({ ok }) => ok) && verdict.agreements.length === 0;
    return { ...verdict, done };
  };
}
