import { logonValidationRules, passwordValidationRules, type Call } from '@portico/contract';
import {
  credentialMaximum,
  defaultMinimums,
  loginNamePatterns,
  passwordRules,
  type LoginNamePolicy,
  type PasswordPolicy,
  type RuleProblem,
} from '@portico/rules';
import type { Core } from '../core';
import { readInstitution } from '../setup/read-institution';
import { usesRuleList, type Read } from './credential-requests';
import { useCustomerCredentialsOption } from './credential-options';

/** The rules for a new login name (access §5). One request per page, shared by all callers. */
export async function loginNamePolicy(core: Core, read: Read): Promise<LoginNamePolicy> {
  const [answer, minimum] = await Promise.all([
    rulesOf(core, logonValidationRules),
    minimumOf(core, 'userNameMinimumLength', defaultMinimums.loginName),
  ]);
  const { patterns, problems } = loginNamePatterns(answer?.logonValidationRules ?? []);
  reportProblems(core, problems);
  return { minimum, maximum: credentialMaximum(read(useCustomerCredentialsOption)), patterns };
}

/**
 * The rules for a new password: the server's list with customer credentials or the rule-list
 * option, else the legacy rules (access §5; D20). If the list cannot be loaded, only the server
 * checks.
 *
 * @param otherwise the legacy minimum, if the institution prescribes none
 */
export async function passwordPolicy(
  core: Core,
  read: Read,
  otherwise: number = defaultMinimums.password,
): Promise<PasswordPolicy> {
  const maximum = credentialMaximum(read(useCustomerCredentialsOption));
  if (!usesRuleList(read)) {
    const minimum = await minimumOf(core, 'passwordMinimumLength', otherwise);
    return { mode: 'legacy', minimum, maximum };
  }
  const answer = await rulesOf(core, passwordValidationRules);
  const { rules, problems } = passwordRules({
    rules: answer?.passwordValidationRules ?? [],
    minimumLength: answer?.minimumLength ?? 0,
  });
  reportProblems(core, problems);
  return { mode: 'rules', rules, maximum };
}

/** The institution's minimum, or `otherwise` if it cannot be loaded or prescribes none. */
export async function minimumOf(
  core: Core,
  name: 'passwordMinimumLength' | 'userNameMinimumLength',
  otherwise: number,
): Promise<number> {
  const institution = await readInstitution(core);
  return (institution.ok && institution.value[name]) || otherwise;
}

async function rulesOf<O>(core: Core, call: Call<object, O>): Promise<O | undefined> {
  const answer = await core.client.send(call, {});
  return answer.ok ? answer.value : undefined;
}

function reportProblems(core: Core, problems: readonly RuleProblem[]): void {
  for (const { code, params } of problems) {
    core.report({ message: `credential rule ${params?.['rule'] ?? ''}: ${code}` });
  }
}
