import { defineWidget } from '@portico/element';
import { registrationTexts } from './registration.texts';
import { RegistrationView } from './registration.view';

/** The wizard that creates a borrower's username and password. */
export const registrationWidget = defineWidget({
  tag: 'portico-registration',
  summary: 'Registers a borrower: personal data, security, then username and password.',
  properties: {},
  events: ['portico-signed-in', 'portico-navigate'],
  texts: [registrationTexts],
  skeleton: { rows: 20 },
  reservedHeight: 1260,
  view: RegistrationView,
});
