import {
  hideRecoveryBranchNumberOption,
  hideRecoveryDateOfBirthOption,
  hideRecoveryEmailOption,
  hideRecoveryZipCodeOption,
  recoverCredentialsWithoutQuestionOption,
} from '@portico/core';
import { defineWidget } from '@portico/element';
import { recoveryTexts } from './recovery.texts';
import { RecoveryView } from './recovery.view';

/** The way back for who cannot sign in. */
export const recoveryWidget = defineWidget({
  tag: 'portico-recovery',
  summary:
    'Recovers a username or password: who asks, the secret answer, then a link by e-mail to choose a new password.',
  properties: {},
  events: ['portico-navigate'],
  settings: [
    hideRecoveryEmailOption,
    hideRecoveryDateOfBirthOption,
    hideRecoveryZipCodeOption,
    hideRecoveryBranchNumberOption,
    recoverCredentialsWithoutQuestionOption,
  ],
  texts: [recoveryTexts],
  skeleton: { rows: 10 },
  view: RecoveryView,
});
