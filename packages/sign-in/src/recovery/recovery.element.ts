import { changesTexts } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { recoveryTexts } from './recovery.sentences';
import { RecoveryView } from './recovery.view';

/**
 * Recovers a username or password: identity, secret answer, then an e-mailed link to choose a new
 * password.
 *
 * @fires portico-navigate
 * @reservedHeight 614
 */
export const recoveryWidget = defineWidget({
  tag: 'portico-recovery',
  properties: {},
  texts: [recoveryTexts, changesTexts],
  skeleton: { rows: 10 },
  view: RecoveryView,
});
