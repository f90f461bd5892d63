import {
  clientError,
  institutionOptions,
  logonValidationRules,
  passwordValidationRules,
} from '@portico/contract';
import { describe, expect, it } from 'vitest';
import type { Setting } from '../settings/setting';
import { settle, startTestCore, type TestOptions } from '../testing';
import { loginNamePolicy, passwordPolicy } from './credential-policy';

const ruleList = { 'loginOptions.usePasswordRuleListOption': 'true' };
const customer = { 'loginOptions.useCustomerCredentialsOption': 'true' };

async function start(options: TestOptions & { institution?: Record<string, number> } = {}) {
  const test = await startTestCore(options);
  const read = <T>(definition: Setting<T>) => test.core.setting(definition).peek();
  test.server.answerRaw(institutionOptions, options.institution ?? {});
  test.server.answerRaw(logonValidationRules, { HasNoErrors: true, LogonValidationRules: [] });
  test.server.answerRaw(passwordValidationRules, {
    HasNoErrors: true,
    PasswordValidationRules: [
      {
        ValidationRuleType: 'MustContainNumber',
        ValidationRegex: null,
        RegexMatchMeansError: false,
      },
    ],
    MinimumLength: 9,
  });
  return { ...test, read };
}

describe('the password policy', () => {
  it.each([
    ['both off', {}, 'legacy', 12],
    ['the rule list on', ruleList, 'rules', 12],
    ['customer credentials on', customer, 'rules', 128],
    ['both on', { ...ruleList, ...customer }, 'rules', 128],
  ])('[ACC-550] with %s', async (_what, settings, mode, maximum) => {
    const { core, read, server } = await start({ settings });
    expect(await passwordPolicy(core, read)).toMatchObject({ mode, maximum });
    expect(server.requestsTo(passwordValidationRules)).toHaveLength(mode === 'rules' ? 1 : 0);
  });

  it.each([
    ['[ACC-552] the institution prescribes one', { PasswordMinimumLength: 10 }, undefined, 10],
    ['[ACC-553] it prescribes none', {}, undefined, 8],
    ['[ACC-554] it prescribes none, in the profile form', {}, 6, 6],
    ['the profile form where it prescribes one', { PasswordMinimumLength: 10 }, 6, 10],
  ])('has the legacy minimum if %s', async (_what, institution, otherwise, minimum) => {
    const { core, read } = await start({ institution });
    expect(await passwordPolicy(core, read, otherwise)).toMatchObject({ minimum });
  });

  it("[ACC-565] has the list's minimum, over the institution's", async () => {
    const { core, read } = await start({
      settings: ruleList,
      institution: { PasswordMinimumLength: 10 },
    });
    expect(await passwordPolicy(core, read)).toMatchObject({
      rules: [{ key: 'doesNotMeetMinimumLength', minimum: 9 }, { key: 'missingNumber' }],
    });
  });

  it('[ACC-537] asks once per page, with an empty payload', async () => {
    const { core, read, server } = await start({ settings: ruleList });
    await Promise.all([passwordPolicy(core, read), passwordPolicy(core, read)]);
    await passwordPolicy(core, read);
    const requests = server.requestsTo(passwordValidationRules);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: {} });
  });

  it('leaves the checks to the server when the list cannot be loaded', async () => {
    const { core, read, server } = await start({ settings: ruleList });
    server.drop(passwordValidationRules);
    expect(await passwordPolicy(core, read)).toEqual({ mode: 'rules', rules: [], maximum: 12 });
  });

  it('[ACC-570, ACC-823] reports a regex that is not JavaScript and ignores it', async () => {
    const { core, read, server } = await start({ settings: ruleList });
    server.answerRaw(passwordValidationRules, {
      HasNoErrors: true,
      PasswordValidationRules: [
        {
          ValidationRuleType: 'MustContainLetter',
          ValidationRegex: '(?i)[a-z',
          RegexMatchMeansError: false,
        },
        { ValidationRuleType: 'MustContainNumber', RegexMatchMeansError: false },
      ],
    });
    expect(await passwordPolicy(core, read)).toMatchObject({ rules: [{ key: 'missingNumber' }] });
    await settle();
    expect(JSON.stringify(server.requestsTo(clientError).map(({ body }) => body))).toContain(
      'credential rule MustContainLetter: invalid',
    );
  });
});

describe('the login-name policy', () => {
  it('[ACC-536] asks once per page, with an empty payload', async () => {
    const { core, read, server } = await start();
    await Promise.all([loginNamePolicy(core, read), loginNamePolicy(core, read)]);
    const requests = server.requestsTo(logonValidationRules);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: {} });
  });

  it.each([
    ['[ACC-546] the institution', { UserNameMinimumLength: 5 }, 5],
    ['[ACC-549] the default', {}, 8],
  ])('has its minimum from %s', async (_what, institution, minimum) => {
    const { core, read } = await start({ institution });
    expect(await loginNamePolicy(core, read)).toMatchObject({ minimum, maximum: 12 });
  });
});
