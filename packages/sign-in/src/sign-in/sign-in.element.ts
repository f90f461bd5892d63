import { defineWidget } from '@portico/element';
import { signInTexts } from './sign-in.texts';
import { SignInView } from './sign-in.view';

/** The sign-in screen and the steps after it. */
export const signInWidget = defineWidget({
  tag: 'portico-sign-in',
  summary:
    'Signs a borrower in: username and password, the steps the lender requires, then the dashboard.',
  properties: {},
  events: ['portico-signed-in', 'portico-navigate'],
  texts: [signInTexts],
  skeleton: { rows: 8 },
  reservedHeight: 386,
  view: SignInView,
});
