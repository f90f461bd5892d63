import { flag } from '../setting';

export const forceManualCifChangesOption = flag('profileOptions.forceManualCifChangesOption', {
  for: ['portico-portal', 'portico-profile'],
  doc: 'Lists Contact Info Change in the navigation: contact data is changed on request.',
});

export const allowTextMessagingOption = flag('profileOptions.allowTextMessagingOption', {
  for: ['portico-loan-details'],
  doc: 'Offers alerts by text message next to those by e-mail.',
});
