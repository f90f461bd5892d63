import { changeContactInfo, type InputOf } from '@portico/contract';
import { number, object, parseJson, pipe, string, unknown } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lenderAddress } from '../messages/message-store';
import { createSignedInHost, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('daniel'));
});
afterEach(() => host.close());

type Input = InputOf<typeof changeContactInfo>;

const oldAddress = {
  addressLine1: '902 Prairie Street',
  addressLine2: '',
  city: 'Iowa City',
  state: 'IA',
  zip: '52240',
};
const newAddress = { ...oldAddress, addressLine1: '31 Birch Lane', city: 'Marion', zip: '52302' };
const phone = { oldPhoneNumber: '(319) 555-0172', newPhoneNumber: '(319) 555-0119' };

/** The number of an account of a borrower. */
async function accountOf(borrowerId: number): Promise<string> {
  const found = await host.database.first(
    object({ number: string() }),
    'SELECT number FROM accounts WHERE borrower_id = ? ORDER BY number LIMIT 1',
    [borrowerId],
  );
  return found?.number ?? '';
}

const stored = () =>
  host.database.all(
    object({ borrower_id: number(), request: pipe(string(), parseJson(), unknown()) }),
    'SELECT borrower_id, request FROM contact_changes',
  );

async function ask(patch: Partial<Input>) {
  const accountNumbers = [await accountOf(1002)];
  return host.send(
    changeContactInfo,
    { accountNumbers, userName: 'daniel', firstName: 'Daniel Okafor', ...patch },
    { token },
  );
}

describe('a request to change contact data', () => {
  it('is stored, and mailed to the lender', async () => {
    const account = await accountOf(1002);
    expect(await ask({ oldAddress, newAddress, phoneNumber1: phone })).toMatchObject({
      status: 200,
      codes: [],
    });
    expect(await stored()).toEqual([
      {
        borrower_id: 1002,
        request: {
          accounts: [account],
          addresses: { old: oldAddress, new: newAddress },
          phones: [phone],
        },
      },
    ]);
    const mail = (await host.services.mail.sent()).find(({ to }) => to === lenderAddress);
    expect(mail?.subject).toBe('Change of contact data');
    for (const part of ['Daniel Okafor', account, '31 Birch Lane, Marion, IA 52302', '555-0119']) {
      expect(mail?.text).toContain(part);
    }
  });

  it('is the borrower’s of the session, whatever name it has', async () => {
    await ask({ phoneNumber1: phone, userName: 'maya', firstName: 'Maya' });
    expect(await stored()).toMatchObject([{ borrower_id: 1002 }]);
    expect((await host.services.mail.sent())[0]?.text).not.toContain('Maya');
  });

  it('keeps each line of an address on one line of the mail', async () => {
    const forged = { ...newAddress, addressLine2: 'Apt 4\n\nAccounts: all' };
    await ask({ oldAddress, newAddress: forged });
    expect((await host.services.mail.sent())[0]?.text).toContain('Apt 4 Accounts: all');
  });

  it.each<[string, Partial<Input>]>([
    ['for no account', { accountNumbers: [], phoneNumber1: phone }],
    ['for an account that is not there', { accountNumbers: ['9-9-9'], phoneNumber1: phone }],
    ['that changes nothing', {}],
    ['without the old address', { newAddress }],
    ['without the new address', { oldAddress }],
    ['without a city', { oldAddress, newAddress: { ...newAddress, city: ' ' } }],
    ['with an unknown state', { oldAddress, newAddress: { ...newAddress, state: 'XX' } }],
    ['with a short zip code', { oldAddress, newAddress: { ...newAddress, zip: '5230' } }],
    ['without the new number', { phoneNumber2: { ...phone, newPhoneNumber: '' } }],
    ['with no number', { phoneNumber1: { oldPhoneNumber: '', newPhoneNumber: '' } }],
    ['with half a number', { phoneNumber1: { ...phone, newPhoneNumber: '(319) 5' } }],
  ])('%s is refused', async (_title, patch) => {
    expect(await ask(patch)).toMatchObject({ status: 403, codes: ['Error'] });
    expect(await stored()).toEqual([]);
  });

  it('for an account of somebody else is refused', async () => {
    const accountNumbers = [await accountOf(1002), await accountOf(1001)];
    expect(await ask({ accountNumbers, phoneNumber1: phone })).toMatchObject({ status: 403 });
    expect(await stored()).toEqual([]);
  });

  it('needs a session', async () => {
    const input = { accountNumbers: [await accountOf(1002)], phoneNumber1: phone };
    expect(await host.send(changeContactInfo, input)).toMatchObject({ status: 401 });
  });
});
