import { changesTexts, removeCheckDigitOption } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { proofSettings } from '@portico/element/proof';
import { contactChangeTexts } from './contact-change.texts';
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
  view: ContactChangeView,
});
