import { defineWidget, stringProperty } from '@portico/element';
import { activationCatalogues, ActivationView } from './activation.view';

/** The first password of a borrower invited to online access. */
export const activationWidget = defineWidget({
  tag: 'portico-activation',
  summary: 'Activates the account of an invited borrower: sets a first password, then signs in.',
  properties: {
    token: stringProperty({
      doc: 'The token of the invitation; default: the parameter `token` of the page address, in its hash or its query.',
      default: '',
    }),
  },
  events: ['portico-signed-in', 'portico-navigate'],
  texts: activationCatalogues,
  skeleton: { rows: 9 },
  reservedHeight: 338,
  view: ActivationView,
});
