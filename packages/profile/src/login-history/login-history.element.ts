import { defineWidget } from '@portico/element';
import { loginHistoryTexts } from './login-history.sentences';
import { LoginHistoryView } from './login-history.view';

/**
 * Lists the borrower's sign-ins, the newest first, with what is unusual.
 *
 * @fires portico-navigate
 * @reservedHeight 880
 */
export const loginHistoryWidget = defineWidget({
  tag: 'portico-login-history',
  properties: {},
  texts: [loginHistoryTexts],
  skeleton: { rows: 24 },
  view: LoginHistoryView,
});
