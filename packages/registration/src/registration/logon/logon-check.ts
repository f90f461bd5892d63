import {
  checkLoginName,
  checkPassword,
  checkPasswordConfirmation,
  errorOf,
  openAgreements,
  type LoginNamePolicy,
  type PasswordPolicy,
} from '@portico/rules';
import type { LogonPolicy, LogonCheck, WizardRules } from '../registration.state';

type Policies = Omit<LogonPolicy, 'check'> & {
  readonly loginName: LoginNamePolicy;
  readonly password: PasswordPolicy;
};

/** Checks the last step by its policy; compares SSN and e-mail here, not on the server (D28). */
export function createLogonCheck(
  { loginName, password, agreements, opensFirst }: Policies,
  { confirmsPassword }: WizardRules,
): LogonPolicy['check'] {
  return (values): LogonCheck => {
    const { userName, ssn, emailAddress: email, choices } = values;
    const facts = { loginName: userName.trim(), ssn, email };
    const typedAgain = confirmsPassword ? values.confirmation : values.password;
    const verdict = {
      loginName: checkLoginName(userName, loginName),
      password: checkPassword(values.password, password, facts),
      confirmation: checkPasswordConfirmation(typedAgain, values.password),
      agreements: openAgreements(agreements, choices, opensFirst),
    };
    return {
      ...verdict,
      errors: {
        userName: errorOf(verdict.loginName),
        password: errorOf(verdict.password.outcome),
        confirmation: errorOf(verdict.confirmation),
        choices: verdict.agreements.length > 0 ? verdict.agreements : undefined,
      },
    };
  };
}
