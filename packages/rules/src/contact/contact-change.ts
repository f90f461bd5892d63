import { zipCodeLength } from '../address/address';
import { isUsState } from '../address/us-state-codes';
import { digitsOnly } from '../values/input-text';

/** An address in the request for a change of contact data, as it is entered; '' is empty. */
export type ContactAddress = {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  /** The postal code of the state. */
  readonly state: string;
  readonly zip: string;
};

export type ContactAddressField = keyof ContactAddress;

export type ContactAddressProblem = 'required' | 'tooFewDigits' | 'tooManyDigits';

const filled = (text: string) => (text.trim() === '' ? ('required' as const) : undefined);

/** The errors of such an address, by field; the second line may be empty (accounts §5). */
export function contactAddressProblems(
  entry: ContactAddress,
): Readonly<Record<ContactAddressField, ContactAddressProblem | undefined>> {
  return {
    addressLine1: filled(entry.addressLine1),
    addressLine2: undefined,
    city: filled(entry.city),
    state: isUsState(entry.state) ? undefined : 'required',
    zip: filled(entry.zip) ?? zipProblem(entry.zip),
  };
}

function zipProblem(zip: string): ContactAddressProblem | undefined {
  const digits = digitsOnly(zip);
  if (digits.length > zipCodeLength) return 'tooManyDigits';
  return digits.length < zipCodeLength || digits !== zip.trim() ? 'tooFewDigits' : undefined;
}

/** A telephone number and the one that replaces it, as entered: `(555) 123-4567`, or ''. */
export type PhoneChange = {
  readonly oldPhoneNumber: string;
  readonly newPhoneNumber: string;
};

/** `incompletePair`: the number is empty and the other one is not. */
export type PhoneProblem = 'invalid' | 'incompletePair';

/** The errors of the two numbers: both or none, each of 14 characters (accounts §5, §9). */
export function phoneChangeProblems({
  oldPhoneNumber,
  newPhoneNumber,
}: PhoneChange): Readonly<Record<keyof PhoneChange, PhoneProblem | undefined>> {
  return {
    oldPhoneNumber: phoneProblem(oldPhoneNumber, newPhoneNumber),
    newPhoneNumber: phoneProblem(newPhoneNumber, oldPhoneNumber),
  };
}

function phoneProblem(own: string, other: string): PhoneProblem | undefined {
  if (own === '') return other === '' ? undefined : 'incompletePair';
  return /^\(\d{3}\) \d{3}-\d{4}$/.test(own) ? undefined : 'invalid';
}
