import {
  answerSecretQuestion,
  generateMfaCode,
  generateNewPassword,
  logout,
  recoveryQuestion,
  register,
  resendCode,
  resetPassword,
  userLogin,
  validateCode,
  validatePasswordForLoggedInUser,
  validateRegistrationCode,
  type InputOf,
} from '@portico/contract';
import { localDate } from '@portico/rules';
import { object, parse, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../create-api';
import { registrationOf } from '../testing/registration';
import { createTestHost, day, hour, minute, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const mailsTo = async (to: string, subject: string) =>
  (await host.services.mail.sent()).filter((mail) => mail.to === to && mail.subject === subject)
    .length;

/** Repeats a call until it is refused with this code; resolves to the number of other answers. */
async function timesUntil(
  code: string,
  act: () => Promise<{ readonly codes: readonly string[] }>,
  most = 200,
): Promise<number> {
  for (let times = 0; times < most; times += 1) {
    if ((await act()).codes[0] === code) return times;
  }
  return most;
}

describe('the security code of a sign-in', () => {
  const enter = (token: string, code: string) =>
    host.send(validateCode, { userId: 'maya', code, createTrustedDevice: false }, { token });

  /** Enters wrong codes in a new sign-in until it is refused; resolves to how many were checked. */
  async function guessInNewSignIn(): Promise<number> {
    const login = await host.logIn('maya');
    if (login.status !== 200) return 0;
    const token = host.tokenOf(login);
    const code = await host.newestCode();
    return timesUntil('MaxAttemptsReached', () => enter(token, wrong(code)));
  }

  it('[POR-026] pauses after ten wrong codes, across sign-ins', async () => {
    let guesses = 0;
    for (let n = 0; n < 10; n += 1) guesses += await guessInNewSignIn();
    expect(guesses).toBeLessThanOrEqual(10);
    expect(await host.logIn('maya')).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
  });

  it('[POR-026] pauses after ten wrong codes, also when codes are resent', async () => {
    const token = host.tokenOf(await host.logIn('maya'));
    let guesses = 0;
    for (let n = 0; n < 5; n += 1) {
      const code = await host.newestCode();
      guesses += await timesUntil('MaxAttemptsReached', () => enter(token, wrong(code)));
      await host.send(resendCode, { userId: 'maya' }, { token });
    }
    expect(guesses).toBeLessThanOrEqual(10);
  });

  it('[POR-026] is neither accepted nor mailed during the pause, but afterwards', async () => {
    const before = host.tokenOf(await host.logIn('maya'));
    const right = await host.newestCode();
    for (let n = 0; n < 3; n += 1) await guessInNewSignIn();
    const mails = await mailsTo('maya@example.com', 'Your security code');
    expect((await enter(before, right)).codes).toEqual(['MaxAttemptsReached']);
    const again = await host.send(resendCode, { userId: 'maya' }, { token: before });
    expect(again).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
    expect(await mailsTo('maya@example.com', 'Your security code')).toBe(mails);
    host.pass(15 * minute);
    expect(await host.signIn('maya')).not.toBe('');
  });

  it('[POR-026] is checked at most twenty times a day when wrong', async () => {
    let guesses = 0;
    for (let passed = 0; passed < day; passed += 20 * minute) {
      guesses += await guessInNewSignIn();
      host.pass(20 * minute);
    }
    expect(guesses).toBeLessThanOrEqual(20);
  });

  it('[POR-026] mails the borrower once about the pause', async () => {
    for (let n = 0; n < 6; n += 1) await guessInNewSignIn();
    expect(await mailsTo('maya@example.com', 'Signing in is paused')).toBe(1);
  });

  it('[POR-026] is sent to a borrower at most five times in ten minutes', async () => {
    const before = await mailsTo('maya@example.com', 'Your security code');
    const token = host.tokenOf(await host.logIn('maya'));
    for (let n = 1; n < 5; n += 1) expect((await host.logIn('maya')).status).toBe(200);
    const again = await host.send(resendCode, { userId: 'maya' }, { token });
    expect(again).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
    expect((await host.logIn('maya')).status).toBe(200);
    expect(await mailsTo('maya@example.com', 'Your security code')).toBe(before + 5);
  });

  it('[POR-026] that was mailed last finishes any sign-in over the limit of mails', async () => {
    const unfinished = [];
    for (let n = 0; n < 12; n += 1) unfinished.push(host.tokenOf(await host.logIn('maya')));
    // Whoever knows the password cannot void the code by leaving either.
    for (const userToken of unfinished.slice(0, 11)) await host.send(logout, { userToken });
    const code = await host.newestCode();
    const token = host.tokenOf(await host.logIn('maya'));
    expect((await enter(token, wrong(code))).codes).toEqual(['CodeInvalid']);
    const finished = await enter(token, code);
    expect(finished.status).toBe(200);
    expect((await enter(unfinished[11] ?? '', code)).status).toBe(200);
  });

  it('[POR-026] is mailed again after ten minutes, and from one network twenty times a day', async () => {
    const before = await mailsTo('maya@example.com', 'Your security code');
    const answers = [];
    for (let n = 0; n < 25; n += 1) {
      answers.push((await host.logIn('maya')).codes[0]);
      host.pass(10 * minute);
    }
    expect(await mailsTo('maya@example.com', 'Your security code')).toBe(before + 20);
    expect(answers.slice(20)).toEqual(Array.from({ length: 5 }, () => 'MaxAttemptsReached'));
  });

  it('[POR-026] pauses neither another borrower nor a trusted device of the same one', async () => {
    const login = await host.logIn('maya');
    const trusted = await host.send(
      validateCode,
      { userId: 'maya', code: await host.newestCode(), createTrustedDevice: true },
      {
        token: host.tokenOf(login),
        headers: { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' },
      },
    );
    for (let n = 0; n < 4; n += 1) await guessInNewSignIn();
    expect((await host.logIn('hanna')).status).toBe(200);
    const trustedDeviceTokens = { '1001': String(trusted.body['TrustedDeviceToken']) };
    const password = 'Juniper-14-road';
    const again = await host.send(userLogin, { username: 'maya', password, trustedDeviceTokens });
    expect(again.status).toBe(200);
  });

  it('[POR-026] resets its count once the right one was entered', async () => {
    for (let n = 0; n < 3; n += 1) {
      const token = host.tokenOf(await host.logIn('maya'));
      const code = await host.newestCode();
      for (let m = 0; m < 4; m += 1) await enter(token, wrong(code));
      expect((await enter(token, code)).status).toBe(200);
    }
  });
});

describe('passwords', () => {
  it('[POR-026] are limited by network, across usernames', async () => {
    let n = 0;
    const attempt = () => {
      n += 1;
      return host.send(userLogin, { username: `somebody-${n}`, password: 'Summer-2026' });
    };
    expect(await timesUntil('LockedOnBadPassword', attempt)).toBeLessThan(100);
    expect((await host.logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
  });

  it('[POR-026] sent at the same time are checked at most five times, including the right one', async () => {
    const attempt = (password: string) => host.send(userLogin, { username: 'maya', password });
    const guesses = Array.from({ length: 20 }, (_, n) => attempt(`Wrong-${n}`));
    const answers = await Promise.all([...guesses, attempt('Juniper-14-road')]);
    const lookedAt = answers.filter(
      ({ status, codes }) => status !== 503 && codes[0] !== 'LockedOnBadPassword',
    );
    expect(lookedAt.length).toBeLessThanOrEqual(5);
  });

  it('[POR-026] cannot be guessed with a session, nor can the SSN', async () => {
    const token = await host.signIn('maya');
    const ask = (passwordToValidate: string) =>
      host.send(
        validatePasswordForLoggedInUser,
        {
          passwordToValidate,
          invalidWhenMatchesSSN: true,
          invalidWhenMatchEmail: true,
          invalidWhenPasswordExists: true,
        },
        { token },
      );
    const right = (await ask('Juniper-14-road')).body;
    expect(right).toMatchObject({ PasswordExists: true });
    for (let n = 0; n < 60; n += 1) await ask(`Wrong-${n}`);
    expect((await ask('Juniper-14-road')).body).toMatchObject({ PasswordExists: false });
  });
});

const maya = {
  emailAddress: 'maya@example.com',
  servicingBranch: '12',
  dateOfBirth: localDate('1985-04-17'),
  zipCode: '52401',
};

/** Confirms an identity; resolves to the recovery user. */
async function confirmed(identity: InputOf<typeof recoveryQuestion> = maya) {
  const credentials = object({ LogonName: string(), CredentialExpiration: string() });
  const { body } = await host.send(recoveryQuestion, identity);
  const { LogonName, CredentialExpiration } = parse(credentials, body['Credentials']);
  return { logonName: LogonName, credentialExpiration: CredentialExpiration };
}

describe('recovery', () => {
  const ask = (patch: Partial<typeof maya>) => host.send(recoveryQuestion, { ...maya, ...patch });

  it('[POR-027] locks despite invented e-mail addresses where none is required', async () => {
    await host.changeSetting('recoveryOptions.hideEmailOption', 'true');
    let n = 0;
    const guess = () => {
      n += 1;
      return ask({ emailAddress: `invented-${n}@example.com`, zipCode: String(10_000 + n) });
    };
    expect(await timesUntil('RecoveryMaxAttempts', guess)).toBeLessThan(5);
  });

  it.each([
    [
      'a branch',
      'recoveryOptions.hideBranchNumberOption',
      (n: number) => ({ servicingBranch: String(n) }),
    ],
    [
      'a zip code',
      'recoveryOptions.hideZipCodeOption',
      (n: number) => ({ zipCode: String(10_000 + n) }),
    ],
  ])(
    '[POR-027] locks one e-mail address, despite %s that is invented and not required',
    async (_title, key, invent) => {
      await host.changeSetting(key, 'true');
      let n = 0;
      const guess = () => {
        n += 1;
        return ask({ dateOfBirth: localDate('1985-04-18'), ...invent(n) });
      };
      expect(await timesUntil('RecoveryMaxAttempts', guess)).toBeLessThan(5);
    },
  );

  it('[POR-027] locks the network that tries one e-mail address after another', async () => {
    let n = 0;
    const guess = () => {
      n += 1;
      return ask({ emailAddress: `borrower-${n}@example.com` });
    };
    expect(await timesUntil('RecoveryMaxAttempts', guess)).toBeLessThan(40);
    expect((await ask({})).codes).toEqual(['RecoveryMaxAttempts']);
    host.pass(16 * minute);
    expect((await ask({})).codes).toEqual([]);
  });

  it.each([
    ['is not avoided by a forged header', undefined, true],
    ['counts by visitor behind a proxy that passes their addresses', 'X-Forwarded-For', false],
  ])('[POR-027] %s', async (_title, addressHeader, isPaused) => {
    const { database, services } = host;
    const api = createApi({
      database,
      key: Buffer.alloc(32),
      clock: services.clock,
      addressHeader,
    });
    const codes = [];
    for (let n = 0; n < 30; n += 1) {
      const response = await api.request(recoveryQuestion.path, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `192.0.2.1, 203.0.113.${n}` },
        body: JSON.stringify({ EmailAddress: `borrower-${n}@example.com` }),
      });
      codes.push(JSON.stringify(await response.json()));
    }
    expect(codes.some((code) => code.includes('RecoveryMaxAttempts'))).toBe(isPaused);
  });

  it('[POR-027] keeps counting a network’s guesses after one of its identities was right', async () => {
    let guesses = 0;
    for (let n = 0; n < 100; n += 1) {
      const { codes } = await ask({ emailAddress: `borrower-${n}@example.com` });
      if (codes[0] === 'Invalid') guesses += 1;
      await ask({});
    }
    expect(guesses).toBeLessThan(40);
  });

  it('[POR-027] checks at most ten secret answers a day, which a stranger cannot use up', async () => {
    const stranger = { logonName: 'maya', secretAnswer: 'x' };
    for (let n = 0; n < 6; n += 1) await host.send(answerSecretQuestion, stranger);
    let guesses = 0;
    for (let passed = 0; passed < day; passed += hour) {
      const user = await confirmed();
      const guess = () => host.send(answerSecretQuestion, { ...user, secretAnswer: 'Rex' });
      guesses += await timesUntil('RecoveryMaxAttempts', guess);
      host.pass(hour);
    }
    expect(guesses).toBeGreaterThan(0);
    expect(guesses).toBeLessThanOrEqual(10);
  });

  it('[POR-027] mails only a few links, however often they are requested', async () => {
    await host.changeSetting('loginOptions.recoverCredentialsWithoutQuestionOption', 'true');
    const user = await confirmed();
    const send = () => host.send(generateNewPassword, user);
    expect(await timesUntil('RecoveryMaxAttempts', send)).toBeLessThanOrEqual(3);
    expect(await mailsTo('maya@example.com', 'Choose a new password')).toBeLessThanOrEqual(3);
  });

  it('[POR-027] accepts no text sealed for another purpose as a confirmation', async () => {
    for (const text of ['900550001', '{"borrower":1001,"account":"0012-104417-3","at":1}', '{}']) {
      const credentialExpiration = host.services.secrets.seal(text);
      const entry = { logonName: 'maya', credentialExpiration, secretAnswer: 'Biscuit' };
      expect((await host.send(answerSecretQuestion, entry)).codes).toEqual(['RecoveryFailed']);
    }
    expect(host.failures).toEqual([]);
  });

  it('[POR-027] voids a confirmation when the password is changed', async () => {
    const user = await confirmed();
    await host.send(answerSecretQuestion, { ...user, secretAnswer: 'Biscuit' });
    const [mail] = await host.services.mail.sent();
    const enc = /forcePasswordChange\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await host.send(resetPassword, { enc, password: 'Lantern-road-52' });
    const again = await host.send(answerSecretQuestion, { ...user, secretAnswer: 'Biscuit' });
    expect(again.codes).toEqual(['RecoveryFailed']);
  });
});

describe('registration', () => {
  beforeEach(async () => {
    await host.changeSetting('registrationOptions.verifyEmailOption', 'false');
    await host.changeSetting('loginOptions.useCustomerCredentialsOption', 'false');
  });
  const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
  const tryAs = (patch: Parameters<typeof registrationOf>[1]) =>
    host.send(register, registrationOf('Iris', { agreements, ...patch }));

  it('[POR-028] locks after guesses at the SSN of a person', async () => {
    await host.changeSetting('registrationOptions.noAccountNumberOption', 'true');
    let n = 900_120_000;
    const guess = () => {
      n += 1;
      return tryAs({ accountNumber: undefined, ssn: String(n) });
    };
    expect(await timesUntil('Failed', guess)).toBeLessThan(5);
  });

  it('[POR-028] locks after guesses at account numbers', async () => {
    let n = 140_000;
    const guess = () => {
      n += 1;
      return tryAs({ accountNumber: `0012-${n}-4`, lastName: `Name ${n}`, ssn: '900881234' });
    };
    expect(await timesUntil('Failed', guess)).toBeLessThan(40);
  });
});

describe('the code that proves an e-mail address', () => {
  it('[POR-026] can be guessed ten times for an address, across visitors', async () => {
    let guesses = 0;
    for (let n = 0; n < 5; n += 1) {
      const id = `visitor-${n}`;
      const sent = await host.send(generateMfaCode, { id, emailAddress: 'iris@example.com' });
      const code = wrong(await host.newestCode());
      const entry = { code, mfaToken: String(sent.body['MFAToken']), userId: id };
      guesses += await timesUntil('MaxAttemptsReached', () =>
        host.send(validateRegistrationCode, entry),
      );
    }
    expect(guesses).toBeLessThanOrEqual(10);
  });
});
