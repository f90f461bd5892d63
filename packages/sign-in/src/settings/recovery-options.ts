import { flag } from '@portico/core/internal';

/** Does not ask for the e-mail address, unless every field is hidden. */
export const hideRecoveryEmailOption = flag('recoveryOptions.hideEmailOption');

/** Does not ask for the date of birth. */
export const hideRecoveryDateOfBirthOption = flag('recoveryOptions.hideDateOfBirthOption');

/** Does not ask for the zip code. */
export const hideRecoveryZipCodeOption = flag('recoveryOptions.hideZipCodeOption');

/** Does not ask for the branch number. */
export const hideRecoveryBranchNumberOption = flag('recoveryOptions.hideBranchNumberOption');
