import { register, userLogin, validateEmail } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationOf } from '../../testing/registration';
import { createTestHost, day, type TestHost } from '../../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  await host.services.settings.change([
    { bucket: 'shared', key: 'registrationOptions.verifyEmailOption', value: 'false' },
  ]);
  return host.close;
});

/** Registers; resolves to the token in the mailed link. */
async function registered(): Promise<string> {
  const agreements = [11_337, 11_338].map((agreementType) => ({ agreedTo: true, agreementType }));
  await host.send(register, registrationOf('Iris', { agreements }));
  const [mail] = await host.services.mail.sent();
  return /#\/home\/verifyEmail\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const follow = (encryptedUserData: string) => host.send(validateEmail, { encryptedUserData });
const isVerified = async () => {
  const { body } = await host.send(userLogin, {
    username: 'iris.new',
    password: 'Meadow9lark',
  });
  return body['EmailIsVerified'];
};

describe('the link in the mail', () => {
  it('[POR-135] verifies the address, and still serves the borrower after a scanner of mails has opened it', async () => {
    const data = await registered();
    expect(await isVerified()).toBe(false);
    expect(await follow(data)).toMatchObject({ status: 200, body: { HasNoErrors: true } });
    expect(await isVerified()).toBe(true);
    expect(await follow(data)).toMatchObject({ status: 200, body: { HasNoErrors: true } });
  });

  it('is valid for a day', async () => {
    const data = await registered();
    host.pass(day + 1);
    expect((await follow(data)).codes).toEqual(['Invalid']);
  });

  it.each([
    ['nothing', ''],
    ['nonsense', 'nonsense'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('is refused as %s', async (_title, data) => {
    expect((await follow(data)).codes).toEqual(['Invalid']);
  });
});
