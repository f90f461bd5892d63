import { apply, register } from '@portico/contract';
import { readableAgreements, readAgreements } from '@portico/core/agreements';
import { loginNamePolicy, passwordPolicy } from '@portico/core/credentials';
import {
  agreements,
  applyWithoutAccountOption,
  openAgreementsFirstOption,
  today,
  type Core,
} from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { neededAgreements } from '@portico/rules';
import { createLogonCheck } from './logon/logon-check';
import { refusedCreation } from './registration.errors';
import { payloadOf } from './registration.payload';
import type { Creation, LogonPolicy, Values, WizardRules } from './registration.state';

export { signInHere } from './automatic-sign-in';

type Page = { readonly core: Core; readonly read: ReadSetting };

/** What the last step is checked against: rules of server and institution, agreements. */
export async function logonPolicy(page: Page, rules: WizardRules): Promise<LogonPolicy> {
  const { core, read } = page;
  const [loginName, password] = await Promise.all([
    loginNamePolicy(core, read),
    passwordPolicy(core, read),
  ]);
  const readable = readableAgreements(read, agreementsOf(page));
  const shown = { agreements: readable, opensFirst: read(openAgreementsFirstOption) };
  return { ...shown, check: createLogonCheck({ ...shown, loginName, password }, rules) };
}

/** The agreements that every new borrower must accept (access §4). */
function agreementsOf({ core, read }: Page) {
  const all = readAgreements(core, read(agreements));
  return neededAgreements(all, [], 'registration', today(core));
}

/** Create Account: an application if no account number is asked and the lender allows it (D12). */
export async function createAccount(
  page: Page,
  rules: WizardRules,
  values: Values,
): Promise<Creation> {
  const { core, read } = page;
  const { accountNumber, ...application } = payloadOf(
    values,
    rules,
    agreementsOf(page),
    values.choices.agreed,
  );
  const applies = !rules.personal.has('accountNumber') && read(applyWithoutAccountOption);
  const answer = applies
    ? await core.client.send(apply, application)
    : await core.client.send(register, { ...application, accountNumber });
  return answer.ok ? { end: 'created' } : refusedCreation(answer.error);
}
