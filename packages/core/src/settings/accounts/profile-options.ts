import { flag } from '../setting';

export const forceManualCifChangesOption = flag('profileOptions.forceManualCifChangesOption', {
  for: ['portico-portal', 'portico-profile'],
  doc: 'Lists Contact Info Change in the navigation: contact data is changed on request.',
});

export const allowTextMessagingOption = flag('profileOptions.allowTextMessagingOption', {
  for: ['portico-loan-details', 'portico-profile'],
  doc: 'Offers alerts by text message next to those by e-mail.',
});

const profile = ['portico-profile'] as const;

export const hidePersonalInformationOption = flag('profileOptions.hidePersonalInformationOption', {
  for: profile,
  doc: 'Removes address and phone numbers from the profile of a user who is not a person.',
});

export const hidePhonesOption = flag('profileOptions.hidePhonesOption', {
  for: profile,
  doc: 'Removes the phone numbers from the profile.',
});

/** Hides the sentence of one code; the general sentence is shown in its place (access §8). */
// @__NO_SIDE_EFFECTS__
function hidesCode(code: string) {
  return flag(`profileOptions.hide${code}Option`, {
    for: profile,
    doc: `Shows the general sentence in place of that of the code ${code} when the profile is not saved.`,
  });
}

export const hideLogonNameExistsOption = hidesCode('LogonNameExists');
export const hideLogonNameLengthOption = hidesCode('LogonNameLength');
export const hidePasswordNeedsLetterNumberOption = hidesCode('PasswordNeedsLetterNumber');
export const hidePasswordTooShortOption = hidesCode('PasswordTooShort');
export const hidePasswordSameAsLoginOption = hidesCode('PasswordSameAsLogin');
export const hidePasswordSameAsSSNOption = hidesCode('PasswordSameAsSSN');
export const hideChooseDifferentPasswordOption = hidesCode('ChooseDifferentPassword');
export const hideReusedPasswordOption = hidesCode('ReusedPassword');
