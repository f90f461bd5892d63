import {
  changesTexts,
  hideRecoveryBranchNumberOption,
  hideRecoveryDateOfBirthOption,
  hideRecoveryEmailOption,
  hideRecoveryZipCodeOption,
  recoverCredentialsWithoutQuestionOption,
} from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { recoveryTexts } from './recovery.sentences';
import { RecoveryView } from './recovery.view';

/** Recovery of a username or password. */
export const recoveryWidget = defineWidget({
  tag: 'portico-recovery',
  summary:
    'Recovers a username or password: identity, secret answer, then an e-mailed link to choose a new password.',
  properties: {},
  events: ['portico-navigate'],
  settings: [
    hideRecoveryEmailOption,
    hideRecoveryDateOfBirthOption,
    hideRecoveryZipCodeOption,
    hideRecoveryBranchNumberOption,
    recoverCredentialsWithoutQuestionOption,
  ],
  texts: [recoveryTexts, changesTexts],
  skeleton: { rows: 10 },
  reservedHeight: 614,
  view: RecoveryView,
});
