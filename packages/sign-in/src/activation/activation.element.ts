import { defineWidget, stringProperty } from '@portico/element';
import { activationCatalogues, ActivationView } from './activation.view';

/**
 * Activates the account of an invited borrower: sets a first password, then signs in.
 *
 * @fires portico-signed-in
 * @fires portico-navigate
 * @reservedHeight 338
 */
export const activationWidget = defineWidget({
  tag: 'portico-activation',
  properties: {
    /**
     * The token of the invitation; default: the parameter `token` of the page address, in its hash
     * or its query.
     */
    token: stringProperty({ default: '' }),
  },
  texts: activationCatalogues,
  skeleton: { rows: 9 },
  view: ActivationView,
});
