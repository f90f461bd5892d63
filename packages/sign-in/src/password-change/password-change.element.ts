import {
  confirmPasswordOption,
  useCustomerCredentialsOption,
  usePasswordRuleListOption,
} from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { passwordChangeTexts } from './password-change.sentences';
import { PasswordChangeView } from './password-change.view';

/** A new password, set through a link in an e-mail. */
export const passwordChangeWidget = defineWidget({
  tag: 'portico-password-change',
  summary: 'Changes a password through a link in an e-mail, then signs in with the new password.',
  properties: {
    token: stringProperty({
      doc: 'The token of the link; default: the parameter `token` of the page address, in its hash or its query.',
      default: '',
    }),
  },
  events: ['portico-signed-in', 'portico-navigate'],
  settings: [useCustomerCredentialsOption, usePasswordRuleListOption, confirmPasswordOption],
  texts: [passwordChangeTexts],
  skeleton: { rows: 5 },
  reservedHeight: 246,
  view: PasswordChangeView,
});
