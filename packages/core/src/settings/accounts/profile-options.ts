import { flag } from '../setting';

export const forceManualCifChangesOption = flag('profileOptions.forceManualCifChangesOption', {
  for: ['portico-portal', 'portico-profile'],
  doc: 'Lists Contact Info Change in the navigation: contact data is changed on request.',
});

export const allowTextMessagingOption = flag('profileOptions.allowTextMessagingOption', {
  for: ['portico-loan-details'],
  doc: 'Offers alerts by text message next to those by e-mail.',
});

export const usePasskeysOption = flag('profileOptions.usePasskeysOption', {
  for: ['portico-profile', 'portico-sign-in'],
  doc: 'Offers passkeys: added in the profile, used at sign-in in place of password and code.',
});

export const useDevicesOption = flag('profileOptions.useDevicesOption', {
  for: ['portico-profile'],
  doc: 'Lists in the profile where the borrower is signed in; each session can be ended.',
});
