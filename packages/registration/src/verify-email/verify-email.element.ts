import { defineWidget, stringProperty } from '@portico/element';
import { verifyEmailTexts } from './verify-email.sentences';
import { VerifyEmailView } from './verify-email.view';

/**
 * Verifies an e-mail address, from the link that was sent to it.
 *
 * @fires portico-navigate
 * @reservedHeight 206
 */
export const verifyEmailWidget = defineWidget({
  tag: 'portico-verify-email',
  properties: {
    /**
     * The data that follows verifyEmail/ in the link; default: the parameter `token` of the page
     * address, in its hash or its query.
     */
    enc: stringProperty({ default: '' }),
  },
  texts: [verifyEmailTexts],
  skeleton: { rows: 4 },
  view: VerifyEmailView,
});
