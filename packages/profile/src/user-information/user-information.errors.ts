import type { ProfileCode, ProofCode } from '@portico/contract';
import {
  type ApiError,
  hideChooseDifferentPasswordOption,
  hideLogonNameExistsOption,
  hideLogonNameLengthOption,
  hidePasswordNeedsLetterNumberOption,
  hidePasswordSameAsLoginOption,
  hidePasswordSameAsSSNOption,
  hidePasswordTooShortOption,
  hideReusedPasswordOption,
  refusedCodes,
  type Setting,
  type Unanswered,
} from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import type { ProfileErrorsTextKey } from './profile-errors.sentences';

/** Why the profile was not saved, and at which field that is shown. */
export type UserRefusal = {
  readonly at: 'logonName' | 'newPassword' | 'oldPassword' | 'form';
  readonly text: ProfileErrorsTextKey | Unanswered;
};

type Row = UserRefusal & { readonly hiddenBy?: Setting<boolean> };

const general: UserRefusal = { at: 'form', text: 'error' };

const logon = (text: ProfileErrorsTextKey, hiddenBy?: Setting<boolean>): Row => ({
  at: 'logonName',
  text,
  ...(hiddenBy && { hiddenBy }),
});

const password = (text: ProfileErrorsTextKey, hiddenBy?: Setting<boolean>): Row => ({
  ...logon(text, hiddenBy),
  at: 'newPassword',
});

/** The sentence of each code, and the setting that hides it (access §8). */
const rows: Readonly<Record<ProfileCode | ProofCode, Row>> = {
  ProofRequired: { at: 'form', text: 'errorProofRequired' },
  LogonMissingCapitalLetter: logon('errorLogonMissingCapitalLetter'),
  LogonMissingLowercaseLetter: logon('errorLogonMissingLowercaseLetter'),
  LogonMissingLetter: logon('errorLogonMissingLetter'),
  LogonMissingNumber: logon('errorLogonMissingNumber'),
  LogonMissingSpecialCharacter: logon('errorLogonMissingSpecialCharacter'),
  LogonMatchesEmail: logon('errorLogonMatchesEmail'),
  LogonTooShort: logon('errorLogonTooShort'),
  LogonNameExists: logon('errorLogonNameExists', hideLogonNameExistsOption),
  LogonNameLength: logon('errorLogonNameLength', hideLogonNameLengthOption),
  PasswordTooShort: password('errorPasswordTooShort', hidePasswordTooShortOption),
  PasswordNeedsLetterNumber: password(
    'errorPasswordNeedsLetterNumber',
    hidePasswordNeedsLetterNumberOption,
  ),
  PasswordSameAsLogin: password('errorPasswordSameAsLogin', hidePasswordSameAsLoginOption),
  ChooseDifferentPassword: password(
    'errorChooseDifferentPassword',
    hideChooseDifferentPasswordOption,
  ),
  PasswordSameAsSSN: password('errorPasswordSameAsSSN', hidePasswordSameAsSSNOption),
  ReusedPassword: password('errorReusedPassword', hideReusedPasswordOption),
  PasswordMissingCapitalLetter: password('errorPasswordMissingCapitalLetter'),
  PasswordMissingLowercaseLetter: password('errorPasswordMissingLowercaseLetter'),
  PasswordMissingLetter: password('errorPasswordMissingLetter'),
  PasswordMissingNumber: password('errorPasswordMissingNumber'),
  PasswordMissingSpecialCharacter: password('errorPasswordMissingSpecialCharacter'),
  PasswordEqualsPortionOfLogon: password('errorPasswordEqualsPortionOfLogon'),
  PasswordMatchesEmail: password('errorPasswordMatchesEmail'),
  PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters: password(
    'errorPasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  ),
  InvalidCurrentPassword: { at: 'oldPassword', text: 'errorInvalidCurrentPassword' },
  Invalid: { at: 'form', text: 'errorInvalid' },
  Error: general,
  ZipCityNoMatch: general,
  ContainsPOBox: general,
};

/** A Map, because a code may be `constructor`. */
const rowOf = new Map<string, Row>(Object.entries(rows));

/**
 * What is known of a save without an answer. Whether a password is changed cannot be read, and what
 * to do depends on it.
 */
export function unansweredRefusal(known: Unanswered, hasNewPassword: boolean): UserRefusal {
  const isUnsure = hasNewPassword && known !== 'notSent';
  return { at: 'form', text: isUnsure ? 'errorPasswordUnconfirmed' : known };
}

/**
 * Why the profile was not saved: each code of the answer once. A code that is unknown or whose
 * sentence is hidden, and a request that failed, have the general sentence (access §8).
 */
export function userRefusals(error: ApiError, read: ReadSetting): readonly UserRefusal[] {
  const codes = refusedCodes(error);
  const found = codes.map((code) => {
    const { hiddenBy, ...refusal }: Row = rowOf.get(code) ?? general;
    return hiddenBy && read(hiddenBy) ? general : refusal;
  });
  const refusals = found.length > 0 ? found : [general];
  return refusals.filter(
    ({ text }, index) => refusals.findIndex((other) => other.text === text) === index,
  );
}
