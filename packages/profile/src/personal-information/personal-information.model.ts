import type { PersonalInfo } from '@portico/contract';
import { addressEntryOf } from '@portico/shared/address';
import {
  addressProblems,
  changedPhones,
  phoneProblems,
  phoneSlots,
  phonesOf,
  sameValue,
  withChanges,
  type AddressEntry,
  type AddressField,
  type AddressProblem,
  type PhoneEntryProblem,
  type Phones,
  type PhoneSlot,
} from '@portico/rules';

/** The values of the form: the address and the two phone numbers. */
export type PersonalEntry = AddressEntry & Phones;

export type PersonalErrors = Readonly<Record<AddressField, AddressProblem | undefined>> &
  Readonly<Record<PhoneSlot, PhoneEntryProblem | undefined>>;

/** The stored values, with an empty second phone number where there is one only (access §2). */
export function entryOf({ address, phoneNumbers }: PersonalInfo): PersonalEntry {
  return { ...addressEntryOf(address), ...phonesOf(phoneNumbers) };
}

/** The errors of the form; phone numbers that are not shown are not checked (access §5). */
export function personalErrors(
  entry: PersonalEntry,
  { asksPhones }: { readonly asksPhones: boolean },
): PersonalErrors {
  const phones = asksPhones ? phoneProblems(entry) : { phone1: undefined, phone2: undefined };
  return { ...addressProblems(entry), ...phones };
}

/** Whether something differs from the saved values; the format of a number does not count (D51). */
export function personalChanged(entry: PersonalEntry, saved: PersonalEntry): boolean {
  return addressChanged(entry, saved) || changedPhones(entry, saved).length > 0;
}

function addressChanged(entry: AddressEntry, saved: AddressEntry): boolean {
  return !sameValue(addressOf(entry), addressOf(saved));
}

function addressOf({ address1, city, state, zipCode }: AddressEntry): AddressEntry {
  return { address1, city, state, zipCode };
}

/**
 * What is sent: the address or null where it is not changed, and the phone numbers that are (access
 * §4; D53).
 *
 * @param entry with its address trimmed
 */
export function personalInfoToSend(entry: PersonalEntry, saved: PersonalEntry) {
  return {
    address: addressChanged(entry, saved) ? addressOf(entry) : null,
    phoneNumbers: changedPhones(entry, saved),
  };
}

/** What the profile has from now on, where the answer does not have it. */
export function personalInfoOf(entry: PersonalEntry): PersonalInfo {
  const { phone1, phone2 } = entry;
  const phoneNumbers = [
    { ...phone1, phoneIndex: 0 },
    { ...phone2, phoneIndex: 1 },
  ].filter(({ phoneNumber }) => phoneNumber !== '');
  return { address: addressOf(entry), phoneNumbers };
}

/**
 * What the borrower changed, over newer stored values. Texts were agreed to for one number: they are
 * not turned on for another one that was stored meanwhile.
 */
export function overNewest(
  entry: PersonalEntry,
  earlier: PersonalEntry,
  newest: PersonalEntry,
): PersonalEntry {
  const merged = withChanges(entry, earlier, newest);
  const phone = (slot: PhoneSlot) =>
    merged[slot].phoneNumber === entry[slot].phoneNumber
      ? merged[slot]
      : {
          ...merged[slot],
          optInToTexting: merged[slot].optInToTexting && newest[slot].optInToTexting,
        };
  return { ...merged, phone1: phone('phone1'), phone2: phone('phone2') };
}

/**
 * A phone with texts whose number has no agreement to them: a new number, or one whose agreement is
 * still being asked for (access §4; D56).
 *
 * @param agreed the numbers that were agreed to since they were saved
 */
export function phoneToAgree(
  entry: Phones,
  saved: Phones,
  agreed: ReadonlySet<string>,
): PhoneSlot | undefined {
  const known = phoneSlots.map((slot) => saved[slot]).filter((phone) => phone.optInToTexting);
  return phoneSlots.find((slot) => {
    const { phoneNumber, optInToTexting } = entry[slot];
    const isKnown = known.some((phone) => phone.phoneNumber === phoneNumber);
    return optInToTexting && !isKnown && !agreed.has(phoneNumber);
  });
}

/** Whether a phone number gets texts. */
export function getsTexts({ phone1, phone2 }: Phones): boolean {
  return phone1.optInToTexting || phone2.optInToTexting;
}
