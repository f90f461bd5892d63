import type { register, InputOf } from '@portico/contract';
import { localDate } from '@portico/rules';
import { seedNewcomers } from '../seed/unregistered-borrowers';

type Registration = InputOf<typeof register>;

/** A correct registration of a seeded newcomer; `patch` changes what the test is about. */
export function registrationOf(name: string, patch: Partial<Registration> = {}): Registration {
  const newcomer = seedNewcomers.find((one) => one.name.startsWith(name));
  if (!newcomer) throw new Error(`No newcomer called ${name}`);
  const { accountType, accountNumber, lastName, ssn, dateOfBirth, zip, phone } = newcomer;
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
