import { localDate } from '@portico/rules';
import type { UnregisteredBorrower } from '../console-routes';
import type { Executor, Secrets } from '@portico/server/parts';
import { onlyPhone, savePhones } from '../identity/phone-store';

/** A seeded person who has not registered, with the data that the console does not show. */
export type SeedUnregistered = UnregisteredBorrower & {
  readonly id: number;
  readonly standing: 'active' | 'restricted' | 'notAllowed';
};

/** The people who can register at Cedar Valley Credit. Their SSNs were never issued. */
export const seedUnregistered: readonly SeedUnregistered[] = [
  {
    id: 1101,
    standing: 'active',
    name: 'Iris Caldwell',
    lastName: 'Caldwell',
    story: 'Registers and is signed in at once.',
    accountType: 'Loan',
    accountNumber: '0012-140033-4',
    ssn: '900-12-3456',
    dateOfBirth: '04/12/1988',
    zip: '52401',
    phone: '3195550131',
  },
  {
    id: 1102,
    standing: 'active',
    name: 'Lena Ortíz',
    lastName: 'Ortíz',
    story: 'Holds a savings account only: registers with the account type Deposit.',
    accountType: 'Deposit',
    accountNumber: '0012-500977-2',
    ssn: '900-45-1188',
    dateOfBirth: '11/30/1979',
    zip: '52240',
    phone: '3195550162',
  },
  {
    id: 1103,
    standing: 'restricted',
    name: 'Walter Nygaard',
    lastName: 'Nygaard',
    story: 'Is registered but restricted: the message says so and nobody is signed in.',
    accountType: 'Loan',
    accountNumber: '0014-233150-7',
    ssn: '900-77-2041',
    dateOfBirth: '02/29/1964',
    zip: '52302',
    phone: '3195550177',
  },
  {
    id: 1104,
    standing: 'notAllowed',
    name: 'Priya Raman',
    lastName: 'Raman',
    story: 'Is not allowed online access: registration is refused.',
    accountType: 'Loan',
    accountNumber: '0014-233981-5',
    ssn: '900-31-9064',
    dateOfBirth: '08/05/1992',
    zip: '52349',
    phone: '3195550185',
  },
];

/** The unregistered borrowers as the console lists them. */
export const unregisteredBorrowers: readonly UnregisteredBorrower[] = seedUnregistered.map(
  ({ id: _id, standing: _standing, ...shown }) => shown,
);

/**
 * Inserts the borrower's row of a person without online access, and what identifies them.
 *
 * @param passwordHash of an unknown password
 */
export async function insertUnregistered(
  tx: Executor,
  secrets: Secrets,
  borrower: SeedUnregistered,
  passwordHash: string,
): Promise<void> {
  const { id, name, standing, zip, phone, lastName, dateOfBirth } = borrower;
  const ssn = borrower.ssn.replace(/\D/g, '');
  await tx.run(
    `INSERT INTO borrowers (id, username, password_hash, name, branch, standing, zip, ssn,
     date_of_birth) VALUES (?, ?, ?, ?, '12', ?, ?, ?, ?)`,
    [
      id,
      `newcomer ${id}`,
      passwordHash,
      name,
      standing,
      zip,
      secrets.seal(ssn),
      localDate(dateOfBirth) ?? '',
    ],
  );
  await savePhones(tx, id, [{ ...onlyPhone, number: phone }]);
  await tx.run('INSERT INTO newcomers VALUES (?, ?, ?)', [id, lastName, secrets.fingerprint(ssn)]);
}
