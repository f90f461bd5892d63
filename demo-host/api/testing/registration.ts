import type { register, InputOf } from '@portico/contract';
import { localDate } from '@portico/rules';
import { seedUnregistered } from '../seed/unregistered-borrowers';

type Registration = InputOf<typeof register>;

/** A correct registration of a seeded unregistered borrower; `patch` changes what the test is about. */
export function registrationOf(name: string, patch: Partial<Registration> = {}): Registration {
  const borrower = seedUnregistered.find((one) => one.name.startsWith(name));
  if (!borrower) throw new Error(`No unregistered borrower called ${name}`);
  const { accountType, accountNumber, lastName, ssn, dateOfBirth, zip, phone } = borrower;
  return {
    accountType,
    accountNumber,
    firstName: name,
    lastName,
    emailAddress: `${name.toLowerCase()}@example.com`,
    ssn: ssn.replace(/\D/g, ''),
    dateOfBirth: localDate(dateOfBirth),
    zip,
    phoneNumber: phone,
    placeOfBirth: 'Vinton',
    driversLicense: '123AB4567',
    mothersMaiden: 'Lund',
    secretQuestion: 'What was the name of your first pet?',
    secretAnswer: 'Rex',
    userName: `${name.toLowerCase()}.new`,
    password: 'Meadow9lark',
    agreements: [],
    ...patch,
  };
}
