import type { NewPasswordCode } from '@portico/contract';
import {
  checkPassword,
  ok,
  refuse,
  type Checked,
  type PasswordCode,
  type PasswordErrorKey,
} from '@portico/rules';
import { networkOf, passwordChecks, type RequestDetails } from '@portico/server/parts';
import type { Services } from '../../services';
import type { StoredBorrower } from '../borrower-store';
import { isCommonPassword } from './common-passwords';
import { passwordPolicy, sharedPasswordCodes } from './password-policy';
import { hadPassword } from './password-store';

const listCodes: Readonly<Record<PasswordErrorKey, NewPasswordCode>> = {
  ...sharedPasswordCodes,
  matchesSSN: 'PasswordSameAsSSN',
  containsLogon: 'PasswordSameAsLogin',
  passwordReused: 'ReusedPassword',
};
const codes: Readonly<Record<PasswordCode, NewPasswordCode>> = {
  required: 'PasswordTooShort',
  tooShort: 'PasswordTooShort',
  tooLong: 'ChooseDifferentPassword',
  needsLetterAndNumber: 'PasswordNeedsLetterNumber',
  sameAsLoginName: 'PasswordSameAsLogin',
  sameAsSsn: 'PasswordSameAsSSN',
  sameAsEmail: 'PasswordMatchesEmail',
  requirements: 'ChooseDifferentPassword',
};

/**
 * Checks a new password by the lender's rules. Limited, because it reveals the SSN and earlier
 * passwords.
 *
 * @param borrower with the login name and e-mail address that the password will be used with
 */
export async function judgeNewPassword(
  { database, limits, passwords, secrets, settings }: Services,
  borrower: StoredBorrower,
  password: string,
  { ip, now }: Pick<RequestDetails, 'ip' | 'now'>,
): Promise<Checked<string, NewPasswordCode | 'Error'>> {
  if (!(await limits.admit(database, [passwordChecks(borrower)], now))) return refuse('Error');
  if (isCommonPassword(password)) return refuse('ChooseDifferentPassword');
  const ssn = borrower.ssn && secrets.open(borrower.ssn);
  const facts = { loginName: borrower.username, email: borrower.email, ssn };
  const { outcome, errors } = checkPassword(password, await passwordPolicy(settings), facts, {
    passwordMatchesSSN: false,
    passwordMatchesEmail: false,
    passwordExists: await passwords.inTurn(networkOf(ip), (hasher) =>
      hadPassword(database, hasher, borrower, password),
    ),
  });
  const [first] = password === '' ? [] : errors;
  if (first) return refuse(listCodes[first]);
  return outcome.ok ? ok(password) : refuse(codes[outcome.error.code]);
}
