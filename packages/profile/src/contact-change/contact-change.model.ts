import type { AccountAddress, changeContactInfo, InputOf } from '@portico/contract';
import type { Session } from '@portico/core/internal';
import {
  contactAddressProblems,
  digitsOnly,
  phoneChangeProblems,
  zipCodeLength,
  type ContactAddress,
  type ContactAddressField,
  type ContactAddressProblem,
  type PhoneChange,
  type PhoneProblem,
} from '@portico/rules';

/** What is replaced, and what replaces it. */
export type Side = 'old' | 'new';

/** The form's fields of each address. */
export const addressNames = {
  old: {
    addressLine1: 'oldAddressLine1',
    addressLine2: 'oldAddressLine2',
    city: 'oldCity',
    state: 'oldState',
    zip: 'oldZip',
  },
  new: {
    addressLine1: 'newAddressLine1',
    addressLine2: 'newAddressLine2',
    city: 'newCity',
    state: 'newState',
    zip: 'newZip',
  },
} as const satisfies Record<Side, Record<ContactAddressField, string>>;

/** The form's fields of each telephone. */
export const phoneNames = [
  { old: 'oldPhone1', new: 'newPhone1' },
  { old: 'oldPhone2', new: 'newPhone2' },
] as const satisfies readonly Record<Side, string>[];

export type AddressName = (typeof addressNames)[Side][ContactAddressField];
export type PhoneNames = (typeof phoneNames)[number];
export type PhoneName = PhoneNames[Side];

/** What is entered; a number or a line of an address is '' while it is empty. */
export type ContactValues = {
  /** The numbers of the chosen accounts. */
  readonly accounts: readonly string[];
  readonly changesAddress: boolean;
  readonly changesPhone: boolean;
} & Readonly<Record<AddressName | PhoneName, string>>;

/** An untouched form. */
export const emptyContact: ContactValues = {
  accounts: [],
  changesAddress: false,
  changesPhone: false,
  oldAddressLine1: '',
  oldAddressLine2: '',
  oldCity: '',
  oldState: '',
  oldZip: '',
  newAddressLine1: '',
  newAddressLine2: '',
  newCity: '',
  newState: '',
  newZip: '',
  oldPhone1: '',
  newPhone1: '',
  oldPhone2: '',
  newPhone2: '',
};

/** The errors of the form (accounts §5); a field that is not shown has none. */
export type ContactErrors = {
  readonly accounts: 'noneChosen' | undefined;
  readonly changesAddress: 'nothingChosen' | undefined;
  readonly changesPhone: 'noNumber' | undefined;
} & { readonly [F in AddressName]?: ContactAddressProblem | undefined } & {
  readonly [F in PhoneName]?: PhoneProblem | undefined;
};

export function contactErrors(values: ContactValues): ContactErrors {
  const { accounts, changesAddress, changesPhone } = values;
  const noNumber = phoneNames.every((names) => !values[names.old] && !values[names.new]);
  return {
    accounts: accounts.length === 0 ? 'noneChosen' : undefined,
    changesAddress: changesAddress || changesPhone ? undefined : 'nothingChosen',
    changesPhone: changesPhone && noNumber ? 'noNumber' : undefined,
    ...(changesAddress && { ...addressErrors(values, 'old'), ...addressErrors(values, 'new') }),
    ...(changesPhone && {
      ...phoneErrors(values, phoneNames[0]),
      ...phoneErrors(values, phoneNames[1]),
    }),
  };
}

function addressErrors(values: ContactValues, side: Side) {
  const names = addressNames[side];
  const problems = contactAddressProblems(addressOf(values, side));
  return {
    [names.addressLine1]: problems.addressLine1,
    [names.city]: problems.city,
    [names.state]: problems.state,
    [names.zip]: problems.zip,
  };
}

function phoneErrors(values: ContactValues, names: PhoneNames) {
  const problems = phoneChangeProblems(phoneChangeOf(values, names));
  return { [names.old]: problems.oldPhoneNumber, [names.new]: problems.newPhoneNumber };
}

function addressOf(values: ContactValues, side: Side): ContactAddress {
  const names = addressNames[side];
  return {
    addressLine1: values[names.addressLine1].trim(),
    addressLine2: values[names.addressLine2].trim(),
    city: values[names.city].trim(),
    state: values[names.state],
    zip: values[names.zip],
  };
}

function phoneChangeOf(values: ContactValues, names: PhoneNames): PhoneChange {
  return { oldPhoneNumber: values[names.old], newPhoneNumber: values[names.new] };
}

/** The fields of the old address with that of an account. */
export function knownAddress(known: AccountAddress) {
  const { address1 = '', city = '', state = '', zipCode = '' } = known;
  return {
    oldAddressLine1: address1,
    oldAddressLine2: '',
    oldCity: city,
    oldState: state,
    oldZip: digitsOnly(zipCode, zipCodeLength),
  };
}

/** The request (accounts §3, §5): only what is to be changed. */
export function contactRequest(
  values: ContactValues,
  session: Session | undefined,
): InputOf<typeof changeContactInfo> {
  const { accounts, changesAddress, changesPhone } = values;
  const [phoneNumber1, phoneNumber2] = phoneNames.map((names) =>
    changesPhone && values[names.old] !== '' ? phoneChangeOf(values, names) : undefined,
  );
  return {
    accountNumbers: [...accounts],
    oldAddress: changesAddress ? addressOf(values, 'old') : undefined,
    newAddress: changesAddress ? addressOf(values, 'new') : undefined,
    phoneNumber1,
    phoneNumber2,
    userName: session?.username,
    firstName: session?.personalName,
  };
}
