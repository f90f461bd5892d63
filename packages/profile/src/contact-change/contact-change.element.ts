import { changesTexts, removeCheckDigitOption } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { ProofPlace, proofSettings } from '@portico/shared/proof';
import { contactChangeTexts } from './contact-change.sentences';
import { ContactChangeView } from './contact-change.view';

/** The form that asks the lender to change contact data. */
export const contactChangeWidget = defineWidget({
  tag: 'portico-contact-change',
  summary: 'Asks the lender to change the address or the telephone numbers of chosen accounts.',
  properties: {},
  events: ['portico-navigate'],
  settings: [...proofSettings, removeCheckDigitOption],
  texts: [contactChangeTexts, changesTexts],
  skeleton: { rows: 10 },
  reservedHeight: 480,
  beside: ProofPlace,
  view: ContactChangeView,
});
