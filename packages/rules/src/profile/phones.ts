import { phoneLength } from '../registration/identity';
import { formatMasked } from '../masks/mask';
import { phoneMask } from '../masks/masks';
import { readPhone } from '../masks/read';

/** The format of the profile's phone numbers (access §5; D51). */
export const phonePattern = '000-000-0000';

/** One phone number of the profile, formatted by `phonePattern`; '' is empty. */
export type PhoneEntry = {
  readonly phoneNumber: string;
  /** The one to call first; of the two, one is. */
  readonly primary: boolean;
  readonly optInToTexting: boolean;
};

/** The two phone numbers of the profile. */
export type Phones = { readonly phone1: PhoneEntry; readonly phone2: PhoneEntry };

export type PhoneSlot = keyof Phones;

/** The error of a phone number; `noPrimary`: none of the two is to be called first. */
export type PhoneEntryProblem = 'required' | 'invalid' | 'noPrimary';

export const phoneSlots = ['phone1', 'phone2'] as const;

const noPhone: PhoneEntry = { phoneNumber: '', primary: false, optInToTexting: false };

/** A phone number in the profile's format; a text that is none stays as it is. */
export function shapePhone(text: string): string {
  return formatMasked(text, { ...phoneMask, pattern: phonePattern });
}

/** Whether a phone number has exactly ten digits. */
export function isPhone(text: string): boolean {
  return readPhone(text)?.length === phoneLength;
}

/** A stored phone number; where the API sends no index, its place in the list counts (D53). */
export type StoredPhone = PhoneEntry & { readonly phoneIndex?: number | undefined };

/**
 * The stored numbers in their two places; missing ones are empty. If none is primary, the first is
 * (D54).
 */
export function phonesOf(stored: readonly StoredPhone[]): Phones {
  const at = (index: number): PhoneEntry => {
    const found =
      stored.find((phone) => phone.phoneIndex === index) ??
      stored.filter((phone) => phone.phoneIndex === undefined)[index];
    if (!found) return noPhone;
    const { phoneNumber, primary, optInToTexting } = found;
    return { phoneNumber: shapePhone(phoneNumber), primary, optInToTexting };
  };
  const phone1 = at(0);
  const phone2 = at(1);
  return { phone1: { ...phone1, primary: phone1.primary || !phone2.primary }, phone2 };
}

/**
 * Another number in one place. A number that is cleared gets no texts, and if it was the primary
 * one, phone 1 is (D54).
 */
export function withPhoneNumber(phones: Phones, slot: PhoneSlot, text: string): Phones {
  const phoneNumber = shapePhone(text);
  const entry = phones[slot];
  if (phoneNumber !== '') return { ...phones, [slot]: { ...entry, phoneNumber } };
  const cleared = { ...phones, [slot]: { ...noPhone, primary: entry.primary } };
  return entry.primary ? withPrimary(cleared, 'phone1', true) : cleared;
}

/** One primary number at most: turning one on turns the other off (access §4). */
export function withPrimary(phones: Phones, slot: PhoneSlot, primary: boolean): Phones {
  const other = slot === 'phone1' ? 'phone2' : 'phone1';
  return {
    ...phones,
    [slot]: { ...phones[slot], primary },
    [other]: { ...phones[other], primary: phones[other].primary && !primary },
  };
}

/** Phone 1 and a primary number are required; a number has ten digits (access §5). */
export function phoneProblems(
  phones: Phones,
): Readonly<Record<PhoneSlot, PhoneEntryProblem | undefined>> {
  const { phone1, phone2 } = phones;
  const wrong = ({ phoneNumber }: PhoneEntry) =>
    phoneNumber !== '' && !isPhone(phoneNumber) ? 'invalid' : undefined;
  const noPrimary = phone1.primary || phone2.primary ? undefined : 'noPrimary';
  return {
    phone1: phone1.phoneNumber === '' ? 'required' : (wrong(phone1) ?? noPrimary),
    phone2: wrong(phone2),
  };
}

/** The numbers that differ from the saved ones, each with the index of its place (D53). */
export function changedPhones(
  phones: Phones,
  saved: Phones,
): readonly (PhoneEntry & { readonly phoneIndex: number })[] {
  return phoneSlots.flatMap((slot, phoneIndex) =>
    samePhone(phones[slot], saved[slot]) ? [] : [{ ...phones[slot], phoneIndex }],
  );
}

/** Whether two entries are equal; formatting does not count (D51). */
export function samePhone(one: PhoneEntry, other: PhoneEntry): boolean {
  return (
    shapePhone(one.phoneNumber) === shapePhone(other.phoneNumber) &&
    one.primary === other.primary &&
    one.optInToTexting === other.optInToTexting
  );
}
