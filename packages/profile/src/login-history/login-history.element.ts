import { customerServicePhone } from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { loginHistoryTexts } from './login-history.sentences';
import { LoginHistoryView } from './login-history.view';

/** When, from where and with what the borrower has signed in. */
export const loginHistoryWidget = defineWidget({
  tag: 'portico-login-history',
  summary: "Lists the borrower's sign-ins, the newest first, with what is unusual.",
  properties: {},
  events: ['portico-navigate'],
  settings: [customerServicePhone],
  texts: [loginHistoryTexts],
  skeleton: { rows: 24 },
  reservedHeight: 880,
  view: LoginHistoryView,
});
