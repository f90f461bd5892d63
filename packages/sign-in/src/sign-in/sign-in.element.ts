import { defineWidget } from '@portico/element';
import { signInTexts } from './sign-in.sentences';
import { SignInView } from './sign-in.view';

/**
 * Signs a borrower in: username and password, the steps the lender requires, then the dashboard.
 *
 * @fires portico-signed-in
 * @fires portico-navigate
 * @reservedHeight 386
 */
export const signInWidget = defineWidget({
  tag: 'portico-sign-in',
  properties: {},
  texts: [signInTexts],
  skeleton: { rows: 8 },
  view: SignInView,
});
