import { flag } from '@portico/core/internal';

/** Removes address and phone numbers from the profile of a user who is not a person. */
export const hidePersonalInformationOption = flag('profileOptions.hidePersonalInformationOption');

/** Removes the phone numbers from the profile. */
export const hidePhonesOption = flag('profileOptions.hidePhonesOption');

/**
 * Shows the general sentence in place of that of the code LogonNameExists when the profile is not
 * saved.
 */
export const hideLogonNameExistsOption = flag('profileOptions.hideLogonNameExistsOption');

/**
 * Shows the general sentence in place of that of the code LogonNameLength when the profile is not
 * saved.
 */
export const hideLogonNameLengthOption = flag('profileOptions.hideLogonNameLengthOption');

/**
 * Shows the general sentence in place of that of the code PasswordNeedsLetterNumber when the
 * profile is not saved.
 */
export const hidePasswordNeedsLetterNumberOption = flag(
  'profileOptions.hidePasswordNeedsLetterNumberOption',
);

/**
 * Shows the general sentence in place of that of the code PasswordTooShort when the profile is not
 * saved.
 */
export const hidePasswordTooShortOption = flag('profileOptions.hidePasswordTooShortOption');

/**
 * Shows the general sentence in place of that of the code PasswordSameAsLogin when the profile is
 * not saved.
 */
export const hidePasswordSameAsLoginOption = flag('profileOptions.hidePasswordSameAsLoginOption');

/**
 * Shows the general sentence in place of that of the code PasswordSameAsSSN when the profile is not
 * saved.
 */
export const hidePasswordSameAsSSNOption = flag('profileOptions.hidePasswordSameAsSSNOption');

/**
 * Shows the general sentence in place of that of the code ChooseDifferentPassword when the profile
 * is not saved.
 */
export const hideChooseDifferentPasswordOption = flag(
  'profileOptions.hideChooseDifferentPasswordOption',
);

/**
 * Shows the general sentence in place of that of the code ReusedPassword when the profile is not
 * saved.
 */
export const hideReusedPasswordOption = flag('profileOptions.hideReusedPasswordOption');

/** Lists in the profile where the borrower is signed in; each session can be ended. */
export const useDevicesOption = flag('profileOptions.useDevicesOption');
