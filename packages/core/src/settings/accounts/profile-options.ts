import { flag } from '../setting';

export const forceManualCifChangesOption = flag('profileOptions.forceManualCifChangesOption', {
  for: ['portico-portal', 'portico-profile'],
  doc: 'Lists Contact Info Change in the navigation: contact data is changed on request.',
});
