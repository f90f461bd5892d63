import { generateMfaCode, register, userLogin, validateRegistrationCode } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../testing/registration';
import { createTestHost, hour, minute, type TestHost } from '../../testing/test-host';
import { codeTime, maxAttempts } from '@portico/server/parts';
import { isProven } from './email-proof';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  await host.services.settings.change([
    { bucket: 'shared', key: 'registrationOptions.verifyEmailOption', value: 'true' },
  ]);
  return host.close;
});

/** Codes sent for a visitor, or to an address, within an hour. */
const maxSent = 5;
const iris = 'iris@example.com';

/** Requests a code; resolves to its token. */
async function begin(visitor = 'visitor-1', emailAddress = iris): Promise<string> {
  const input = { id: visitor, firstName: 'Iris', emailAddress };
  const { body } = await host.send(generateMfaCode, input);
  return String(body['MFAToken']);
}

const enter = (mfaToken: string, code: string, userId = 'visitor-1') =>
  host.send(validateRegistrationCode, { code, mfaToken, userId });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
const registering = async () =>
  (await host.send(register, registrationOf('Iris', { agreements }))).codes;

const signIn = () => host.send(userLogin, { username: 'iris.new', password: 'Meadow9lark' });

describe('a code sent to prove an e-mail address', () => {
  it('is mailed to the address, and allows it to be registered', async () => {
    const token = await begin();
    expect((await host.services.mail.sent())[0]).toMatchObject({ to: iris });
    expect(await registering()).toEqual(['userInfo']);
    expect((await enter(token, await host.newestCode())).status).toBe(200);
    expect(await registering()).toEqual([]);
  });

  it.each([
    ['once, within ten minutes', 10 * minute - 1, true],
    ['not later', 10 * minute, false],
  ])('spares the new borrower the code of the sign-in: %s', async (_title, waited, spared) => {
    const isTrusted = async () => (await signIn()).body['IsTrustedDevice'];
    await enter(await begin(), await host.newestCode());
    expect(await registering()).toEqual([]);
    host.pass(waited);
    expect(await isTrusted()).toBe(spared);
    expect(await isTrusted()).toBe(false);
  });

  it('proves nothing an hour later', async () => {
    await enter(await begin(), await host.newestCode());
    host.pass(hour + 1);
    expect(await registering()).toEqual(['userInfo']);
  });

  it('expires', async () => {
    const token = await begin();
    host.pass(codeTime + 1);
    expect(await enter(token, await host.newestCode())).toMatchObject({
      status: 403,
      codes: ['CodeExpired'],
    });
  });

  it('is void after too many attempts', async () => {
    const token = await begin();
    const code = await host.newestCode();
    for (let n = 1; n < maxAttempts; n += 1) {
      expect((await enter(token, wrong(code))).codes).toEqual(['CodeInvalid']);
    }
    expect((await enter(token, wrong(code))).codes).toEqual(['MaxAttemptsReached']);
    expect((await enter(token, code)).codes).toEqual(['MaxAttemptsReached']);
  });

  it('is void once another was sent, and after it was entered', async () => {
    const first = await begin();
    const firstCode = await host.newestCode();
    const second = await begin();
    expect((await enter(first, firstCode)).codes).toEqual(['CodeInvalid']);
    const code = await host.newestCode();
    expect((await enter(second, code)).status).toBe(200);
    expect((await enter(second, code)).codes).toEqual(['CodeInvalid']);
  });

  it('is valid only for the visitor who requested it', async () => {
    const token = await begin();
    expect((await enter(token, await host.newestCode(), 'visitor-2')).codes).toEqual([
      'CodeInvalid',
    ]);
  });

  it('verifies the address for the visitor who entered it, and for no other', async () => {
    await enter(await begin(), await host.newestCode());
    const by = async (visitorId: string) =>
      (await host.send(register, registrationOf('Iris', { agreements, visitorId }))).codes;
    expect(await by('visitor-2')).toEqual(['userInfo']);
    expect(await by('visitor-1')).toEqual([]);
  });

  it('verifies the address for its network where no visitor is named', async () => {
    await enter(await begin(), await host.newestCode());
    const by = (ip: string) => isProven(host.database, iris, { ip }, host.services.clock());
    expect(await by('198.51.100.7')).toBe(false);
    expect(await by('127.0.0.1')).toBe(true);
  });

  it.each([
    ['one visitor', () => begin('visitor-1', `${Math.random()}@example.com`)],
    ['one address', () => begin(`visitor-${Math.random()}`)],
  ])('is sent so many times to %s', async (_title, ask) => {
    for (let n = 0; n < maxSent; n += 1) await ask();
    const refused = await host.send(generateMfaCode, { id: 'visitor-1', emailAddress: iris });
    expect(refused).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
  });

  it.each([
    ['nothing', ''],
    ['emoji', '🙂'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('sends no mail to %s', async (_title, text) => {
    await host.services.mail.clear();
    expect(await begin('visitor-1', text)).not.toBe('');
    expect(await host.services.mail.sent()).toEqual([]);
    expect(host.failures).toEqual([]);
  });

  it.each([
    ['Iris'],
    ['Mary Ann Smith'],
    ['Account closed today'],
    [undefined],
    ['Your account is closed, see https://bank.example'],
    ['Iris\n\nYour account is closed'],
  ])('[POR-035] carries no text of its sender: first name %j', async (firstName) => {
    await host.send(generateMfaCode, { id: 'visitor-1', firstName, emailAddress: iris });
    const [mail] = await host.services.mail.sent();
    expect(mail?.text).toMatch(
      /^Hello, your security code is \d{6}\.\n\nIt is good for ten minutes\. If you are not registering with us, you need not do anything\.\n\nCedar Valley Credit$/,
    );
    expect(mail?.subject).toBe('Your security code');
  });

  it('[POR-035] is sent at most twenty times an hour from one network, for any visitors and addresses', async () => {
    const sent = async () => (await host.services.mail.sent()).length;
    const before = await sent();
    const answers = [];
    for (let n = 0; n < 30; n += 1) {
      const emailAddress = `somebody-${n}@example.com`;
      answers.push(await host.send(generateMfaCode, { id: `visitor-${n}`, emailAddress }));
    }
    expect((await sent()) - before).toBe(20);
    expect(answers.at(-1)).toMatchObject({ status: 403, codes: ['MaxAttemptsReached'] });
    host.pass(hour);
    await begin('visitor-100');
    expect((await sent()) - before).toBe(21);
  });
});
