import { changesTexts } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { contactChangeTexts } from './contact-change.sentences';
import { ContactChangeView } from './contact-change.view';

/**
 * Asks the lender to change the address or the telephone numbers of chosen accounts.
 *
 * @fires portico-navigate
 * @reservedHeight 668
 */
export const contactChangeWidget = defineWidget({
  tag: 'portico-contact-change',
  properties: {},
  texts: [contactChangeTexts, changesTexts],
  skeleton: { rows: 10 },
  beside: ProofPlace,
  view: ContactChangeView,
});
