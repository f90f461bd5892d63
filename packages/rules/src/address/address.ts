import { isUsState } from './us-state-codes';

/** A mailing address as it is entered; '' is empty. */
export type AddressEntry = {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

export type AddressField = keyof AddressEntry;

/** In the order of a form. */
export const addressFields = ['address1', 'city', 'state', 'zipCode'] as const;

/** The error of an address field. */
export type AddressProblem = 'required' | 'tooLong' | 'notFiveDigits';

/** Lengths of an address (accounts §5, §9), in characters. */
const streetMaximum = 45;
const cityMaximum = 20;
export const zipCodeLength = 5;

const within =
  (maximum: number) =>
  (text: string): AddressProblem | undefined => {
    if (text.trim() === '') return 'required';
    return text.trim().length > maximum ? 'tooLong' : undefined;
  };

const checks: Readonly<Record<AddressField, (text: string) => AddressProblem | undefined>> = {
  address1: within(streetMaximum),
  city: within(cityMaximum),
  state: (text) => (isUsState(text) ? undefined : 'required'),
  zipCode: (text) => {
    if (text.trim() === '') return 'required';
    return /^\d{5}$/.test(text.trim()) ? undefined : 'notFiveDigits';
  },
};

/** The errors of an address, by field (accounts §5). */
export function addressProblems(
  entry: AddressEntry,
): Readonly<Record<AddressField, AddressProblem | undefined>> {
  return {
    address1: checks.address1(entry.address1),
    city: checks.city(entry.city),
    state: checks.state(entry.state),
    zipCode: checks.zipCode(entry.zipCode),
  };
}
