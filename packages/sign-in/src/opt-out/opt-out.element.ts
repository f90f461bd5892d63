import { changesTexts } from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { optOutTexts } from './opt-out.sentences';
import { OptOutView } from './opt-out.view';

/**
 * Stops notifications by e-mail, from the link in one of those e-mails.
 *
 * @csspart logo - The lender's logo.
 * @reservedHeight 152
 */
export const optOutWidget = defineWidget({
  tag: 'portico-opt-out',
  properties: {
    /**
     * The token of the link; default: the parameter `token` of the page address, in its hash or its
     * query.
     */
    token: stringProperty({ default: '' }),
  },
  texts: [optOutTexts, changesTexts],
  skeleton: { rows: 4 },
  view: OptOutView,
});
