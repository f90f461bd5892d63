import { profile, updateProfile, type InputOf } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';

type PersonalInfo = NonNullable<InputOf<typeof updateProfile>['personalInfo']>;
type Address = NonNullable<PersonalInfo['address']>;
type Phone = PersonalInfo['phoneNumbers'][number];

const first = '3195550131';
const second = '3195550132';
const other = '3195550144';

let host: TestHost;
let token: string;
beforeEach(async () => {
  // Two phones without texts; all agreements are accepted.
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

const save = (personalInfo: Partial<PersonalInfo>, as = token) =>
  host.send(
    updateProfile,
    { personalInfo: { address: null, phoneNumbers: [], ...personalInfo } },
    { token: as },
  );
const phone = (phoneNumber: string, patch: Partial<Phone> = {}): Phone => ({
  phoneNumber,
  primary: false,
  optInToTexting: false,
  ...patch,
});
const savePhones = (...phoneNumbers: readonly Phone[]) => save({ phoneNumbers });
const shownTo = async (as: string): Promise<PersonalInfo> =>
  Object((await host.send(profile, undefined, { token: as })).body['PersonalInfo']);
/** The numbers in their places, the primary one marked. */
async function shownPhones(as = token): Promise<string[]> {
  const list: unknown = Reflect.get(await shownTo(as), 'PhoneNumbers');
  const phones = Array.isArray(list) ? list : [];
  return phones.map((one: unknown) => {
    const { PhoneNumber, Primary } = Object(one);
    return `${String(PhoneNumber)}${Primary === true ? ' primary' : ''}`;
  });
}

describe('an address', () => {
  const address: Address = {
    address1: '9 Mill Street',
    city: 'Marion',
    state: 'IA',
    zipCode: '52302',
  };
  const saveAddress = (patch: Address) => save({ address: { ...address, ...patch } });

  it('is saved and answered as stored', async () => {
    const { body, codes } = await saveAddress({ address1: ' 9 Mill Street ' });
    const stored = { Address1: '9 Mill Street', City: 'Marion', State: 'IA', ZipCode: '52302' };
    expect(codes).toEqual([]);
    expect(body['PersonalInfo']).toMatchObject({ Address: stored });
    expect(body['UserInfo']).toBeUndefined();
    expect(await shownTo(token)).toMatchObject({ Address: stored });
  });

  it('that is null stays as it is', async () => {
    const before = await shownTo(token);
    expect((await savePhones()).codes).toEqual([]);
    expect(await shownTo(token)).toEqual(before);
  });

  it.each<[string, Address, string]>([
    ['another city of the region', { city: 'Waterloo' }, 'ZipCityNoMatch'],
    ['another state', { state: 'NE' }, 'ZipCityNoMatch'],
    ['PO Box 12', { address1: 'PO Box 12' }, 'ContainsPOBox'],
    ['P.O. Box 12', { address1: '14 Juniper Road, P.O. Box 12' }, 'ContainsPOBox'],
    ['p. o. box', { address1: 'p. o. box 7' }, 'ContainsPOBox'],
    ['Post Office Box', { address1: 'Post Office Box 7' }, 'ContainsPOBox'],
    ['POB 7', { address1: 'POB 7' }, 'ContainsPOBox'],
    ['no street', { address1: '' }, 'Invalid'],
    ['46 characters of street', { address1: 'x'.repeat(46) }, 'Invalid'],
    ['21 characters of city', { city: 'x'.repeat(21) }, 'Invalid'],
    ['a zip code of four digits', { zipCode: '5230' }, 'Invalid'],
  ])('with %s is refused', async (_title, patch, code) => {
    const before = await shownTo(token);
    expect((await saveAddress(patch)).codes).toEqual([code]);
    expect(await shownTo(token)).toEqual(before);
  });

  it.each([['5 Boxwood Lane'], ['12 Poboy Street'], ['7 Post Road']])(
    'on %s is no post office box',
    async (address1) => {
      expect((await saveAddress({ address1 })).codes).toEqual([]);
    },
  );

  it('that is refused keeps the phones sent with it', async () => {
    await save({ address: { ...address, zipCode: '' }, phoneNumbers: [phone(other)] });
    expect(await shownPhones()).toEqual([`${first} primary`, second]);
  });
});

describe('phones by their place', () => {
  it.each<[string, Phone[], string[]]>([
    ['the first', [phone(other, { phoneIndex: 0, primary: true })], [`${other} primary`, second]],
    ['the second', [phone(other, { phoneIndex: 1 })], [`${first} primary`, other]],
    [
      'the other primary',
      [phone(first, { phoneIndex: 0 }), phone(second, { phoneIndex: 1, primary: true })],
      [first, `${second} primary`],
    ],
    [
      'the other primary, sent for it only',
      [phone(second, { phoneIndex: 1, primary: true })],
      [first, `${second} primary`],
    ],
    ['no second', [phone('', { phoneIndex: 1 })], [`${first} primary`]],
    ['no primary', [phone(first, { phoneIndex: 0 })], [`${first} primary`, second]],
    [
      'in the screen’s format',
      [phone('319-555-0144', { phoneIndex: 1 })],
      [`${first} primary`, other],
    ],
  ])('%s', async (_title, phones, expected) => {
    expect((await savePhones(...phones)).codes).toEqual([]);
    expect(await shownPhones()).toEqual(expected);
  });

  it('the first becomes primary when the one that was is removed (D54)', async () => {
    await savePhones(phone(second, { phoneIndex: 1, primary: true }));
    await savePhones(phone('', { phoneIndex: 1 }));
    expect(await shownPhones()).toEqual([`${first} primary`]);
  });

  it.each<[string, Phone[]]>([
    ['nine digits', [phone('319555014', { phoneIndex: 0 })]],
    ['eleven digits', [phone('13195550144', { phoneIndex: 0 })]],
    ['no first one', [phone('', { phoneIndex: 0 })]],
    ['a third place', [phone(other, { phoneIndex: 2 })]],
    ['one place twice', [phone(other, { phoneIndex: 1 }), phone(second, { phoneIndex: 1 })]],
    [
      'two primary ones',
      [
        phone(first, { phoneIndex: 0, primary: true }),
        phone(second, { phoneIndex: 1, primary: true }),
      ],
    ],
    ['three phones', [phone(first), phone(second), phone(other)]],
  ])('are refused with %s', async (_title, phones) => {
    expect((await savePhones(...phones)).codes).toEqual(['Invalid']);
    expect(await shownPhones()).toEqual([`${first} primary`, second]);
  });

  it('are answered with their place', async () => {
    const { body } = await savePhones();
    expect(body['PersonalInfo']).toMatchObject({
      PhoneNumbers: [
        { PhoneNumber: first, PhoneIndex: 0 },
        { PhoneNumber: second, PhoneIndex: 1 },
      ],
    });
  });
});

describe('[ACC-660] phones without PhoneIndex', () => {
  it.each<[string, Phone[], string[]]>([
    ['both', [phone(other, { primary: true }), phone(first)], [`${other} primary`, first]],
    ['the same number', [phone(second, { primary: true })], [first, `${second} primary`]],
    ['a primary number', [phone(other, { primary: true })], [`${other} primary`, second]],
    ['a number that is not primary', [phone(other)], [`${first} primary`, other]],
    ['the second, emptied', [phone('')], [`${first} primary`]],
  ])('are saved: %s', async (_title, phones, expected) => {
    expect((await savePhones(...phones)).codes).toEqual([]);
    expect(await shownPhones()).toEqual(expected);
  });

  it('the only one of a borrower without phones is the first', async () => {
    const noel = await host.signIn('noel');
    expect(await shownPhones(noel)).toEqual([]);
    await save({ phoneNumbers: [phone(other)] }, noel);
    expect(await shownPhones(noel)).toEqual([`${other} primary`]);
  });

  it('a new one beside the only one is the second', async () => {
    const hanna = await host.signIn('hanna');
    await save({ phoneNumbers: [phone(other)] }, hanna);
    expect(await shownPhones(hanna)).toEqual(['3195550119 primary', other]);
  });
});
