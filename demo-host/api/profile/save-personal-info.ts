import type {
  AccountAddress,
  InputOf,
  ProfileCode,
  ProofCode,
  updateProfile,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { MailingAddress } from '../accounts/address-store';
import { validAddress } from '../accounts/valid-address';
import { isCityOf } from '../accounts/zip-cities';
import {
  type ContentOf,
  type Executor,
  isRecentlyProven,
  type RequestDetails,
  type Session,
} from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { phonesOf, savePhones, type Phone } from '../identity/phone-store';
import { notifyOwner } from '../identity/security-notice';
import type { Services } from '../services';
import { changePhones } from './change-phones';
import { isPostalBox } from './postal-box';
import { mayTakeTexts } from './texts/may-take-texts';
import { changeTexting } from './texts/change-texting';

type GivenPersonalInfo = NonNullable<InputOf<typeof updateProfile>['personalInfo']>;
type PersonalInfo = NonNullable<ContentOf<typeof updateProfile>['personalInfo']>;

/** Address and phones as the profile shows them. */
export async function personalInfoOf(from: Executor, borrowerId: number): Promise<PersonalInfo> {
  const { address } = await borrowerById(from, borrowerId);
  const phones = await phonesOf(from, borrowerId);
  return {
    address,
    phoneNumbers: phones.map(({ number, primary, takesTexts }, phoneIndex) => ({
      phoneNumber: number,
      primary,
      optInToTexting: takesTexts,
      phoneIndex,
    })),
  };
}

/**
 * Saves the address, unless it is null, and the phones that changed. Another number, and no more
 * texts to one, need a recent proof.
 */
export async function savePersonalInfo(
  services: Services,
  session: Session,
  { address: given, phoneNumbers }: GivenPersonalInfo,
  request: RequestDetails,
): Promise<Checked<PersonalInfo, ProfileCode | ProofCode>> {
  const { borrowerId } = session;
  const { now } = request;
  const address = given ? checkAddress(given) : ok(undefined);
  if (!address.ok) return address;
  const saved = await services.database.write(async (tx) => {
    const before = await phonesOf(tx, borrowerId);
    const phones = changePhones(before, phoneNumbers);
    if (!phones.ok) return phones;
    const changes = changesOf(before, phones.value);
    if (changes.length > 0 && !isRecentlyProven(session, now)) return refuse('ProofRequired');
    const who = { ...request, borrowerId };
    const texted = phones.value.filter((phone) => phone.takesTexts).map(({ number }) => number);
    const textedBefore = before.filter((phone) => phone.takesTexts).map(({ number }) => number);
    for (const phone of texted.filter((number) => !textedBefore.includes(number))) {
      if (!(await mayTakeTexts(tx, services, who, phone)).ok) return refuse('Invalid');
    }
    if (address.value) await saveAddress(tx, borrowerId, address.value);
    await savePhones(tx, borrowerId, phones.value);
    await changeTexting(tx, who, textedBefore, texted);
    return ok({ changes, info: await personalInfoOf(tx, borrowerId) });
  });
  if (!saved.ok) return saved;
  const borrower = await borrowerById(services.database, borrowerId);
  for (const change of saved.value.changes) await notifyOwner(services, borrower, change, now);
  return ok(saved.value.info);
}

/** What the owner is told of, and what needs a recent proof. */
function changesOf(before: readonly Phone[], after: readonly Phone[]) {
  const numbers = (phones: readonly Phone[]) => phones.map(({ number }) => number).join(' ');
  const isStopped = before.some(
    ({ number, takesTexts }) =>
      takesTexts && after.some((phone) => phone.number === number && !phone.takesTexts),
  );
  return [
    ...(numbers(before) === numbers(after) ? [] : (['telephone'] as const)),
    ...(isStopped ? (['alertsOff'] as const) : []),
  ];
}

function checkAddress(given: AccountAddress): Checked<MailingAddress, ProfileCode> {
  const address = validAddress(given);
  if (!address) return refuse('Invalid');
  if (isPostalBox(address.address1)) return refuse('ContainsPOBox');
  const { zipCode, city, state } = address;
  return isCityOf(zipCode, city, state) ? ok(address) : refuse('ZipCityNoMatch');
}

async function saveAddress(
  tx: Executor,
  borrowerId: number,
  { address1, city, state, zipCode }: MailingAddress,
): Promise<void> {
  await tx.run('UPDATE borrowers SET address1 = ?, city = ?, state = ?, zip = ? WHERE id = ?', [
    address1,
    city,
    state,
    zipCode,
    borrowerId,
  ]);
}
