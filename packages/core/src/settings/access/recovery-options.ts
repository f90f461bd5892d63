import { flag } from '../setting';

const recovery = ['portico-recovery'] as const;

export const hideRecoveryEmailOption = flag('recoveryOptions.hideEmailOption', {
  for: recovery,
  doc: 'Does not ask for the e-mail address, unless every field is hidden.',
});

export const hideRecoveryDateOfBirthOption = flag('recoveryOptions.hideDateOfBirthOption', {
  for: recovery,
  doc: 'Does not ask for the date of birth.',
});

export const hideRecoveryZipCodeOption = flag('recoveryOptions.hideZipCodeOption', {
  for: recovery,
  doc: 'Does not ask for the zip code.',
});

export const hideRecoveryBranchNumberOption = flag('recoveryOptions.hideBranchNumberOption', {
  for: recovery,
  doc: 'Does not ask for the branch number.',
});
