import {
  confirmPasswordOption,
  useCustomerCredentialsOption,
  usePasswordRuleListOption,
} from '@portico/core';
import { defineWidget, stringProperty } from '@portico/element';
import { passwordChangeTexts } from './password-change.texts';
import { PasswordChangeView } from './password-change.view';

/** A new password by the link of a mail. */
export const passwordChangeWidget = defineWidget({
  tag: 'portico-password-change',
  summary: 'Changes a password by the link of a mail, then signs in with it.',
  properties: {
    token: stringProperty({
      doc: 'The token of the link; without it, the parameter `token` of the address counts, in the hash or before it.',
      default: '',
    }),
  },
  events: ['portico-signed-in', 'portico-navigate'],
  settings: [useCustomerCredentialsOption, usePasswordRuleListOption, confirmPasswordOption],
  texts: [passwordChangeTexts],
  skeleton: { rows: 5 },
  reservedHeight: [202, 175, 330],
  view: PasswordChangeView,
});
