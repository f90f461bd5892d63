import { defineWidget } from '@portico/element';
import { registrationTexts } from './registration.sentences';
import { RegistrationView } from './registration.view';

/**
 * Registers a borrower: personal data, security, then username and password.
 *
 * @fires portico-signed-in
 * @fires portico-navigate
 * @reservedHeight 1260
 */
export const registrationWidget = defineWidget({
  tag: 'portico-registration',
  properties: {},
  texts: [registrationTexts],
  skeleton: { rows: 20 },
  view: RegistrationView,
});
