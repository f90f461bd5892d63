import { flag, number, richText } from '@portico/core/internal';

/** Sends a registration without account number as an application. */
export const applyWithoutAccountOption = flag('registrationOptions.applyWithoutAccountOption');

/**
 * How many last digits of the SSN registration asks for when it also asks for an account number.
 */
export const requiredSSNDigits = number('registrationOptions.requiredSSNDigits', { default: 9 });

/**
 * Registers holders of deposits. If only one of this and loanAccountsOption is on, it fixes the
 * account type; otherwise the type is asked for.
 */
export const depositAccountsOption = flag('registrationOptions.depositAccountsOption');

/** Registers borrowers of loans; see depositAccountsOption. */
export const loanAccountsOption = flag('registrationOptions.loanAccountsOption');

/** Registers without an account number; the whole SSN is asked for. */
export const noAccountNumberOption = flag('registrationOptions.noAccountNumberOption');

/** Hides the first name. */
export const hideFirstNameOption = flag('registrationOptions.hideFirstNameOption');

/** Hides the middle name. */
export const hideMiddleNameOption = flag('registrationOptions.hideMiddleNameOption');

/** Hides the date of birth. */
export const hideDateOfBirthOption = flag('registrationOptions.hideDateOfBirthOption');

/** Hides the zip code. */
export const hideZipOption = flag('registrationOptions.hideZipOption');

/** Hides the phone number. */
export const hidePhoneOption = flag('registrationOptions.hidePhoneOption');

/** Hides the place of birth. */
export const hidePlaceOfBirthOption = flag('registrationOptions.hidePlaceOfBirthOption');

/** Hides the driver’s license. */
export const hideDriversLicenseOption = flag('registrationOptions.hideDriversLicenseOption');

/** Hides the mother’s maiden name. */
export const hideMothersMaidenOption = flag('registrationOptions.hideMothersMaidenOption');

/** A message on the personal step. */
export const registrationInfoText = richText('registrationOptions.infoText');

/**
 * Lets the borrower write the secret question instead of choosing one; so does an empty list of
 * questions.
 */
export const customQuestionOption = flag('registrationOptions.customQuestionOption');

/** Verifies the e-mail address during registration by a code that is sent there. */
export const verifyEmailOption = flag('registrationOptions.verifyEmailOption');
