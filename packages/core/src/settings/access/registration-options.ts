import { flag, number, richText } from '../setting';

const registration = ['portico-registration'] as const;

const hidden = (name: string, what: string) =>
  flag(`registrationOptions.${name}`, { for: registration, doc: `Hides ${what}.` });

export const applyWithoutAccountOption = flag('registrationOptions.applyWithoutAccountOption', {
  for: registration,
  doc: 'Sends a registration without account number as an application.',
});

export const requiredSSNDigits = number('registrationOptions.requiredSSNDigits', {
  for: registration,
  doc: 'How many last digits of the SSN registration asks for when it also asks for an account number.',
  default: 9,
});

export const depositAccountsOption = flag('registrationOptions.depositAccountsOption', {
  for: registration,
  doc: 'Registers holders of deposits. If only one of this and loanAccountsOption is on, it fixes the account type; otherwise the type is asked for.',
});

export const loanAccountsOption = flag('registrationOptions.loanAccountsOption', {
  for: registration,
  doc: 'Registers borrowers of loans; see depositAccountsOption.',
});

export const noAccountNumberOption = flag('registrationOptions.noAccountNumberOption', {
  for: registration,
  doc: 'Registers without an account number; the whole SSN is asked for.',
});

export const hideFirstNameOption = hidden('hideFirstNameOption', 'the first name');
export const hideMiddleNameOption = hidden('hideMiddleNameOption', 'the middle name');
export const hideDateOfBirthOption = hidden('hideDateOfBirthOption', 'the date of birth');
export const hideZipOption = hidden('hideZipOption', 'the zip code');
export const hidePhoneOption = hidden('hidePhoneOption', 'the phone number');
export const hidePlaceOfBirthOption = hidden('hidePlaceOfBirthOption', 'the place of birth');
export const hideDriversLicenseOption = hidden('hideDriversLicenseOption', 'the driver’s license');
export const hideMothersMaidenOption = hidden(
  'hideMothersMaidenOption',
  'the mother’s maiden name',
);

export const registrationInfoText = richText('registrationOptions.infoText', {
  for: registration,
  doc: 'A message on the personal step.',
});

export const customQuestionOption = flag('registrationOptions.customQuestionOption', {
  for: registration,
  doc: 'Lets the borrower write the secret question instead of choosing one; so does an empty list of questions.',
});

export const verifyEmailOption = flag('registrationOptions.verifyEmailOption', {
  for: registration,
  doc: 'Verifies the e-mail address during registration by a code that is sent there.',
});
