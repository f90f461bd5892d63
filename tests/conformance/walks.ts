import {
  accountDetails,
  accountHistory,
  accountList,
  applicationOptions,
  generateMfaCode,
  passableToken,
  paymentInfo,
  profile,
  readSetup,
  register,
  statementList,
  submitImmediateBank,
  updateProfile,
  userLogin,
  validateCode,
  validateRegistrationCode,
  type Call,
} from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import { createTestCore, createTestServer } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { registrationOf } from '../../demo-host/api/testing/registration';
import { autoLoan, type PaymentInput } from '../../demo-host/api/testing/payment';
import { firstDay, type TestHost } from '../../demo-host/api/testing/test-host';

/** What Portico gets from an API, step by step: values of the application, and codes of refusals. */
export type Steps = Readonly<Record<string, unknown>>;

/** A core whose requests go to a host. */
function coreOf(host: TestHost): Core {
  const server = {
    ...createTestServer(),
    fetch: (url: string, init: RequestInit) => host.fetch(url, init),
  };
  return createTestCore({ server }).core;
}

/** Sends calls and keeps what the application gets. */
function createRecorder(core: Core) {
  const steps: Record<string, unknown> = {};
  return {
    steps,
    /** Resolves to the value; throws when the call is refused. */
    async get<I, O>(
      step: string,
      call: Call<I, O>,
      input: NoInfer<I>,
      token?: string,
      key?: string,
    ) {
      const answer = await core.client.send(call, input, { token, idempotencyKey: key });
      if (!answer.ok) throw new Error(`${step}: ${JSON.stringify(answer.error)}`);
      steps[step] = answer.value;
      return answer.value;
    },
    /** Expects a refusal, and keeps its codes. */
    async refused<I>(step: string, call: Call<I>, input: NoInfer<I>, token?: string, key?: string) {
      const answer = await core.client.send(call, input, { token, idempotencyKey: key });
      steps[step] = answer.ok ? 'accepted' : refusedCodes(answer.error);
    },
  };
}

type Recorder = ReturnType<typeof createRecorder>;

async function signIn(host: TestHost, { get, refused }: Recorder): Promise<string> {
  const credentials = { username: 'maya', password: 'Juniper-14-road' };
  await refused('wrong password', userLogin, { ...credentials, password: 'wrong' });
  const { userToken = '' } = await get('password', userLogin, credentials);
  const code = { userId: 'maya', createTrustedDevice: false };
  await refused('wrong code', validateCode, { ...code, code: 'wrong' }, userToken);
  const right = { ...code, code: await host.newestCode() };
  const validated = await get('code', validateCode, right, userToken);
  return validated.userToken;
}

async function pay({ get, refused }: Recorder, token: string): Promise<void> {
  const info = await get('payment information', paymentInfo, { accountNumber: autoLoan }, token);
  const method = info.paymentMethods.find(({ isCard }) => !isCard)?.achInfo;
  if (!method) throw new Error('No saved bank account');
  const payment: PaymentInput = {
    paymentToken: info.paymentToken,
    payment: {
      ...{ logonName: 'maya', accountType: 0, isPayoff: false, method },
      details: {
        paymentDate: firstDay(),
        loanAccountNumber: autoLoan,
        company: 0,
        paymentAmount: cents(2_500),
        firstPartyFee: cents(0),
        thirdPartyFee: cents(0),
        additionalPrincipalAmount: cents(0),
      },
    },
  };
  const { details } = payment.payment;
  const nothing = { ...payment.payment, details: { ...details, paymentAmount: cents(0) } };
  await refused(
    'payment of nothing',
    submitImmediateBank,
    { ...payment, payment: nothing },
    token,
    'a',
  );
  await get('payment', submitImmediateBank, payment, token, 'b');
  await get(
    'history',
    accountHistory,
    { accountNumber: autoLoan, days: 2, downloadCSV: false },
    token,
  );
}

async function saveProfile({ get, refused }: Recorder, token: string): Promise<void> {
  const own = await get('profile', profile, undefined, token);
  const { userAlertsInfo } = own;
  await get('saved profile', updateProfile, { userAlertsInfo }, token);
  const address = { address1: 'PO Box 12', city: 'Vinton', state: 'IA', zipCode: '52349' };
  const personalInfo = { address, phoneNumbers: [] };
  await refused('post-office box', updateProfile, { personalInfo }, token);
}

async function signUp(host: TestHost, { get, refused }: Recorder): Promise<void> {
  const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
  const registration = registrationOf('Lena', { agreements });
  const { emailAddress, userName: id } = registration;
  const { mfaToken } = await get('e-mail code', generateMfaCode, { id, emailAddress });
  const entered = { userId: id, mfaToken, code: '000000' };
  await refused('wrong e-mail code', validateRegistrationCode, entered);
  const code = await host.newestCode();
  await get('e-mail address', validateRegistrationCode, { ...entered, code });
  await refused('another SSN', register, { ...registration, ssn: '900000000' });
  await get('registration', register, registration);
}

/** The borrower's main walks: signs in, registers, pays, reads statements, saves the profile. */
export async function walk(host: TestHost): Promise<Steps> {
  const core = coreOf(host);
  const recorder = createRecorder(core);
  const { get, steps } = recorder;
  const setup = await core.client.exchange(applicationOptions, undefined);
  steps['setup'] = setup.ok && readSetup(setup.value)?.buckets;
  const token = await signIn(host, recorder);
  await get('accounts', accountList, undefined, token);
  await get('loan', accountDetails, { accountNumber: autoLoan }, token);
  await get('statements', statementList, { accountNumber: autoLoan, year: 2026 }, token);
  await get('token for a statement', passableToken, undefined, token);
  await pay(recorder, token);
  await saveProfile(recorder, token);
  await signUp(host, recorder);
  return steps;
}

/** Values that differ from run to run. */
const random =
  /^(userToken|mfaToken|passableToken|paymentId|paymentToken|referenceNumber|token|code)$/;

/** The steps with random values replaced, to compare runs. */
export function comparable(steps: Steps): unknown {
  const text = JSON.stringify(steps, (name, value: unknown) =>
    // A value that the contract passes on unread may be null or missing.
    value === null ? undefined : random.test(name) && typeof value === 'string' ? '' : value,
  );
  const parsed: unknown = JSON.parse(text);
  return parsed;
}
