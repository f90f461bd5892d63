import { profile, updateProfile } from '@portico/contract';
import { editProfile, showProfile } from '@portico/profile/testing';
import { inGroup, type Codes } from './code';

const email = { label: 'Email address', value: 'maya@whitfield.example' };

/** The codes of a save, each with a sentence of its own (access §8). */
const own = [
  'Invalid',
  'LogonMissingCapitalLetter',
  'LogonMissingLowercaseLetter',
  'LogonMissingLetter',
  'LogonMissingNumber',
  'LogonMissingSpecialCharacter',
  'LogonMatchesEmail',
  'LogonTooShort',
  'LogonNameExists',
  'LogonNameLength',
  'PasswordTooShort',
  'PasswordNeedsLetterNumber',
  'PasswordSameAsLogin',
  'ChooseDifferentPassword',
  'PasswordSameAsSSN',
  'ReusedPassword',
  'PasswordMissingCapitalLetter',
  'PasswordMissingLowercaseLetter',
  'PasswordMissingLetter',
  'PasswordMissingNumber',
  'PasswordMissingSpecialCharacter',
  'PasswordEqualsPortionOfLogon',
  'PasswordMatchesEmail',
  'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
  'InvalidCurrentPassword',
];

/** The codes of the profile. */
export const profileCodes: readonly Codes[] = [
  {
    calls: [profile],
    says: { Error: 'profile.failed' },
    show: ({ settings, refuse }) => showProfile({ settings, prepare: refuse }),
  },
  {
    calls: [updateProfile],
    says: inGroup('profileErrors', {
      Error: 'error',
      ...Object.fromEntries(own.map((code) => [code, `error${code}`])),
    }),
    show: async ({ settings, refuse }) => {
      const { save } = await editProfile({ ...email, settings, prepare: refuse });
      await save();
    },
  },
  {
    calls: [updateProfile],
    says: {
      ContainsPOBox: 'personalInformation.errorContainsPOBox',
      ZipCityNoMatch: 'address.errorZipCityNoMatch',
      Error: 'personalInformation.error',
    },
    show: async ({ settings, refuse }) => {
      const { save } = await editProfile({
        label: 'City',
        value: 'Marion',
        settings,
        prepare: refuse,
      });
      await save();
    },
  },
];
