import {
  addCard,
  answerSecretQuestion,
  changeContactInfo,
  clientError,
  contactUs,
  customerUpload,
  generateMfaCode,
  generateNewPassword,
  passableToken,
  passkeySignInOptions,
  recoveryQuestion,
  register,
  resendCode,
  submitRequest,
  updateProfile,
  userLogin,
  validateCode,
  validatePasswordForLoggedInUser,
  validateRegistrationCode,
  verifyNewUser,
} from '@portico/contract';
import { localDate } from '@portico/rules';
import { number, object, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { issueCardToken } from '../cards/card-tokens';
import { type LimitName, limits, networkOf } from '@portico/server/parts';
import { captchaCode } from '../testing/captcha';
import { newCard } from '../testing/iris';
import { registrationOf } from '../testing/registration';
import { createTestHost, minute, type Answer, type TestHost } from '../testing/test-host';
import { realFiles, sendFile } from '../testing/uploads';

/** What is limited, once; resolves to whether it was allowed. `n` counts from 0. */
type Act = (n: number) => Promise<boolean>;

type Scenario = {
  /** Makes what can be done again and again; `spend` counts that much beforehand. */
  readonly prepare: (host: TestHost, spend: Spend) => Promise<Act>;
  /** The wrong guess that reaches the limit is answered as being over it. */
  readonly isGuess?: boolean;
};

/** Counts all but one of what a limit allows. */
type Spend = (by: string | number) => Promise<void>;

const maya = {
  emailAddress: 'maya@example.com',
  servicingBranch: '12',
  dateOfBirth: localDate('1985-04-17'),
  zipCode: '52401',
};
const password = 'Juniper-14-road';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** The headers of a network of its own for each number. */
const from = (n: number) => ({
  headers: { 'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
});
const is = (code: string) => (answer: Answer) => answer.codes[0] !== code;
const locked = is('LockedOnBadPassword');

const logIn = (host: TestHost, typed: string, n: number, username = 'maya') =>
  host.send(userLogin, { username, password: typed }, from(n));

const isCodeWrong = async (host: TestHost, n: number): Promise<boolean> => {
  const login = await logIn(host, password, n);
  if (login.status !== 200) return false;
  const code = wrong(await host.newestCode());
  const entry = { userId: 'maya', code, createTrustedDevice: false };
  const answer = await host.send(validateCode, entry, { token: host.tokenOf(login), ...from(n) });
  return is('MaxAttemptsReached')(answer);
};

async function trustedDevice(host: TestHost): Promise<Record<string, string>> {
  const token = host.tokenOf(await host.logIn('maya'));
  const entry = { userId: 'maya', code: await host.newestCode(), createTrustedDevice: true };
  const headers = { Origin: 'https://lender.example', 'Sec-Fetch-Site': 'cross-site' };
  const { body } = await host.send(validateCode, entry, { token, headers });
  return { '1001': String(body['TrustedDeviceToken']) };
}

async function confirmed(host: TestHost) {
  const { body } = await host.send(recoveryQuestion, maya);
  const shape = object({ LogonName: string(), CredentialExpiration: string() });
  const { LogonName, CredentialExpiration } = parse(shape, body['Credentials']);
  return { logonName: LogonName, credentialExpiration: CredentialExpiration };
}

const proof = (host: TestHost, id: string, emailAddress: string, n: number) =>
  host.send(generateMfaCode, { id, emailAddress }, from(n));

const write = async (host: TestHost, email: string, n: number): Promise<boolean> => {
  const question = {
    feedbackType: 'Question',
    surveyQuestions: [],
    message: 'When do you open on Saturday?',
    alert: {},
    subject: 'Opening hours',
    name: 'Ada Byron',
    email,
    servicingBranch: '12',
    reCaptchaCode: await captchaCode(host),
  } as const;
  return is('MaxAttemptsReached')(await host.send(contactUs, question, from(n)));
};

const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
const simpleRegistration = async (host: TestHost) => {
  await host.changeSetting('registrationOptions.verifyEmailOption', 'false');
  await host.changeSetting('loginOptions.useCustomerCredentialsOption', 'false');
};

const uploads: Scenario = {
  prepare: async (host, spend) => {
    const token = await host.signIn('maya');
    await spend(1001);
    const file = await realFiles.pdf();
    return async () =>
      (await sendFile(host, token, customerUpload, { fileTypeId: '2' }, file)).status < 400;
  },
};

const scenarios: Readonly<Record<LimitName, Scenario>> = {
  wrongPassword: {
    isGuess: true,
    prepare: async (host) => async (n) => locked(await logIn(host, 'wrong', n)),
  },
  wrongPasswordFrom: {
    isGuess: true,
    prepare: async (host) => async (n) => locked(await logIn(host, 'wrong', 1, `somebody-${n}`)),
  },
  wrongPasswordOnDevice: {
    isGuess: true,
    prepare: async (host) => {
      const trustedDeviceTokens = await trustedDevice(host);
      const guess = { username: 'maya', password: 'wrong', trustedDeviceTokens };
      return async (n) => locked(await host.send(userLogin, guess, from(n)));
    },
  },
  passwordFrom: {
    prepare: async (host) => {
      await host.changeSetting('loginOptions.useMultiFactorOption', 'false');
      return async () => locked(await logIn(host, password, 1));
    },
  },
  wrongCode: { isGuess: true, prepare: async (host) => (n) => isCodeWrong(host, n) },
  codeMail: {
    prepare: async (host) => {
      let token = '';
      return async (n) => {
        if (n > 0) {
          const again = await host.send(resendCode, { userId: 'maya' }, { token, ...from(n) });
          return again.status === 200;
        }
        token = host.tokenOf(await logIn(host, password, n));
        return true;
      };
    },
  },
  codeMailFrom: {
    prepare: async (host) => async () => {
      host.pass(10 * minute);
      return (await logIn(host, password, 1)).status === 200;
    },
  },
  wrongSsn: {
    prepare: async (host) => {
      await host.changeSetting('loginOptions.useSsnValidationOption', 'true');
      await host.changeSetting('loginOptions.useMultiFactorOption', 'false');
      await host.database.run('UPDATE borrowers SET email_verified = 0 WHERE id = 1001');
      const token = host.tokenOf(await logIn(host, password, 1));
      const credentials = { userName: 'maya', password };
      const guess = { credentials, socialSecurityNumber: '900000000' };
      return async () => (await host.send(verifyNewUser, guess, { token })).status !== 401;
    },
  },
  passwordCheck: {
    prepare: async (host) => {
      const token = await host.signIn('maya');
      const asked = {
        passwordToValidate: password,
        invalidWhenMatchesSSN: false,
        invalidWhenMatchEmail: false,
        invalidWhenPasswordExists: true,
      };
      return async () => {
        const { body } = await host.send(validatePasswordForLoggedInUser, asked, { token });
        return body['PasswordExists'] === true;
      };
    },
  },
  wrongIdentity: {
    isGuess: true,
    prepare: async (host) => async (n) =>
      is('RecoveryMaxAttempts')(
        await host.send(recoveryQuestion, { ...maya, zipCode: '10001' }, from(n)),
      ),
  },
  wrongAnswer: {
    isGuess: true,
    prepare: async (host) => {
      const user = { ...(await confirmed(host)), secretAnswer: 'Rex' };
      return async (n) =>
        is('RecoveryMaxAttempts')(await host.send(answerSecretQuestion, user, from(n)));
    },
  },
  loginName: {
    prepare: async (host) => {
      const token = await host.signIn('maya');
      return async (n) => {
        const userInfo = { logonName: `maya.${n}` };
        return (await host.send(updateProfile, { userInfo }, { token })).codes.length === 0;
      };
    },
  },
  newEmail: {
    prepare: async (host) => {
      const token = await host.signIn('maya');
      return async (n) => {
        const userInfo = { emailAddress: `maya.${n}@example.com` };
        return (await host.send(updateProfile, { userInfo }, { token })).codes.length === 0;
      };
    },
  },
  linkMail: {
    prepare: async (host) => {
      await host.changeSetting('loginOptions.recoverCredentialsWithoutQuestionOption', 'true');
      const user = await confirmed(host);
      return async (n) =>
        is('RecoveryMaxAttempts')(await host.send(generateNewPassword, user, from(n)));
    },
  },
  wrongRegistration: {
    isGuess: true,
    prepare: async (host) => {
      await simpleRegistration(host);
      const input = registrationOf('Iris', { agreements, ssn: '900881234' });
      return async (n) => is('Failed')(await host.send(register, input, from(n)));
    },
  },
  wrongClaimFrom: {
    isGuess: true,
    prepare: async (host) => async (n) => {
      const somebody = { ...maya, emailAddress: `somebody-${n}@example.com` };
      return is('RecoveryMaxAttempts')(await host.send(recoveryQuestion, somebody, from(1)));
    },
  },
  registrationFrom: {
    prepare: async (host, spend) => {
      await simpleRegistration(host);
      const most = limits.registrationFrom.allows[0].most;
      await spend(addressOf(1));
      const people = ['Iris', 'Lena'];
      return async (n) => {
        const input = registrationOf(people[n - most + 1] ?? '', { agreements });
        return (await host.send(register, input, from(1))).codes[0] !== 'Failed';
      };
    },
  },
  wrongProofCode: {
    isGuess: true,
    prepare: async (host) => {
      let mfaToken = '';
      let code = '';
      return async (n) => {
        const userId = `visitor-${Math.floor(n / 4)}`;
        if (n % 4 === 0) {
          const sent = await proof(host, userId, 'iris@example.com', n);
          mfaToken = String(sent.body['MFAToken']);
          code = wrong(await host.newestCode());
        }
        const entry = { code, mfaToken, userId };
        return is('MaxAttemptsReached')(await host.send(validateRegistrationCode, entry, from(n)));
      };
    },
  },
  proofMail: {
    prepare: async (host) => async (n) =>
      is('MaxAttemptsReached')(await proof(host, `visitor-${n}`, 'iris@example.com', n)),
  },
  proofMailFrom: {
    prepare: async (host) => async (n) =>
      is('MaxAttemptsReached')(await proof(host, `visitor-${n}`, `visitor-${n}@example.com`, 1)),
  },
  message: { prepare: async (host) => (n) => write(host, 'ada@example.com', n) },
  messageFrom: { prepare: async (host) => (n) => write(host, `ada-${n}@example.com`, 1) },
  contactChange: {
    prepare: async (host) => {
      const token = await host.signIn('maya');
      const phoneNumber1 = { oldPhoneNumber: '(319) 555-0172', newPhoneNumber: '(319) 555-0119' };
      const row = await host.database.first(
        object({ number: string() }),
        'SELECT number FROM accounts WHERE borrower_id = 1001 LIMIT 1',
      );
      const input = { accountNumbers: [row?.number ?? ''], phoneNumber1 };
      return async () => is('Error')(await host.send(changeContactInfo, input, { token }));
    },
  },
  request: {
    prepare: async (host) => {
      const token = await host.signIn('maya');
      const values = [{ key: 'text', text: 'Which day is my loan due?' }];
      const input = { accountNumber: '0012-104417-3', kind: 'question', values };
      return async (n) =>
        is('TooManyRequests')(
          await host.send(submitRequest, input, { token, key: `request-${n}` }),
        );
    },
  },
  passkeyChallengeFrom: {
    prepare: async (host, spend) => {
      await host.changeSetting('profileOptions.usePasskeysOption', 'true');
      await spend(addressOf(1));
      const headers = { ...from(1).headers, Origin: 'https://www.lender.example' };
      return async () => is('NotOffered')(await host.send(passkeySignInOptions, {}, { headers }));
    },
  },
  clientErrorFrom: {
    prepare: async (host) => {
      const stored = async () =>
        (
          await host.database.first(
            object({ n: number() }),
            'SELECT COUNT(*) AS n FROM client_errors',
          )
        )?.n;
      return async (n) => {
        await host.send(clientError, { message: `Error ${n}` }, from(1));
        return (await stored()) === n + 1;
      };
    },
  },
  documentToken: {
    prepare: async (host, spend) => {
      const token = await host.signIn('maya');
      await spend(1001);
      return async () => is('Error')(await host.send(passableToken, undefined, { token }));
    },
  },
  cardTokenFrom: {
    prepare: async (host) => async () => {
      const card = { number: '4242424242424242', from: '192.0.2.1', borrower: 'x' };
      const { database, services } = host;
      const issued = await database.write((tx) =>
        issueCardToken(tx, services, card, services.clock()),
      );
      return !issued.ok && issued.error.code !== 'TooMany';
    },
  },
  refusedCard: {
    prepare: async (host) => {
      await host.changeSetting('cardPaymentOptions.allowRawCardsOption', 'true');
      const token = await host.signIn('iris');
      const declined = { ...newCard, cardNumber: '4000000000000002', cardType: 'Visa' } as const;
      return async () => is('Error')(await host.send(addCard, declined, { token }));
    },
  },
  upload: uploads,
  uploadOfDay: uploads,
};

const addressOf = (n: number) => networkOf(from(n).headers['X-Forwarded-For']);

function isLimit(name: string): name is LimitName {
  return Object.hasOwn(limits, name);
}

describe('what is allowed', () => {
  it.each(Object.keys(limits).filter(isLimit))('%s', async (name) => {
    const host = await createTestHost({ addressHeader: 'X-Forwarded-For' });
    const [{ most }] = limits[name].allows;
    let spent = 0;
    const { services } = host;
    const spend: Spend = async (by) => {
      spent = most - 1;
      const { clock } = services;
      for (let n = 0; n < spent; n += 1) {
        await host.database.write((tx) => services.limits.take(tx, [{ limit: name, by }], clock()));
      }
    };
    const { isGuess = false, prepare } = scenarios[name];
    const act = await prepare(host, spend);
    let allowed = spent;
    while (allowed <= most && (await act(allowed))) allowed += 1;
    expect(allowed).toBe(isGuess ? most - 1 : most);
    await host.close();
  });
});
