import {
  institutionOptions,
  logonValidationRules,
  passwordValidationRules,
} from '@portico/contract';
import { expect, it } from 'vitest';
import type { Setting } from '../settings/setting';
import { startTestCore } from '../testing';
import { loginNamePolicy, passwordPolicy } from './credential-policy';
import { requestCredentialRules } from './credential-requests';

const calls = [institutionOptions, logonValidationRules, passwordValidationRules];

async function start(settings: Record<string, string>) {
  const test = await startTestCore({ settings });
  const read = <T>(definition: Setting<T>) => test.core.setting(definition).peek();
  const counts = () => calls.map((call) => test.server.requestsTo(call).length);
  for (const call of calls) test.server.answerRaw(call, { HasNoErrors: true });
  return { ...test, read, counts };
}

it.each([
  ['without it', {}, [1, 1, 0]],
  ['with it', { 'loginOptions.usePasswordRuleListOption': 'true' }, [1, 1, 1]],
  ['with customer credentials', { 'loginOptions.useCustomerCredentialsOption': 'true' }, [1, 1, 1]],
])('requests the rule list only where it counts: %s', async (_what, settings, expected) => {
  const { core, read, counts } = await start(settings);
  await requestCredentialRules(core, read);
  expect(counts()).toEqual(expected);
});

it('leaves nothing to request to the policies', async () => {
  const { core, read, counts } = await start({ 'loginOptions.usePasswordRuleListOption': 'true' });
  await requestCredentialRules(core, read);
  await Promise.all([loginNamePolicy(core, read), passwordPolicy(core, read)]);
  expect(counts()).toEqual([1, 1, 1]);
});

it('waits for what fails too, which a policy requests again', async () => {
  const { core, read, server } = await start({});
  server.drop(logonValidationRules);
  await requestCredentialRules(core, read);
  await loginNamePolicy(core, read);
  expect(server.requestsTo(logonValidationRules)).toHaveLength(2);
});
