import { defineWidget, stringProperty } from '@portico/element';
import { passwordChangeTexts } from './password-change.sentences';
import { PasswordChangeView } from './password-change.view';

/**
 * Changes a password through a link in an e-mail, then signs in with the new password.
 *
 * @fires portico-signed-in
 * @fires portico-navigate
 * @reservedHeight 246
 */
export const passwordChangeWidget = defineWidget({
  tag: 'portico-password-change',
  properties: {
    /**
     * The token of the link; default: the parameter `token` of the page address, in its hash or its
     * query.
     */
    token: stringProperty({ default: '' }),
  },
  texts: [passwordChangeTexts],
  skeleton: { rows: 5 },
  view: PasswordChangeView,
});
