import { flag } from '../setting';

export const usePasskeysOption = flag('profileOptions.usePasskeysOption', {
  for: ['portico-profile', 'portico-sign-in'],
  doc: 'Offers passkeys: added in the profile, used at sign-in in place of password and code.',
});

export const useDevicesOption = flag('profileOptions.useDevicesOption', {
  for: ['portico-profile'],
  doc: 'Lists in the profile where the borrower is signed in; each session can be ended.',
});
