import { customerServicePhone } from '@portico/core';
import { defineWidget, stringProperty } from '@portico/element';
import { activationCatalogues, ActivationView } from './activation.view';

/** The first password of somebody invited to online access. */
export const activationWidget = defineWidget({
  tag: 'portico-activation',
  summary: 'Opens the online access of an invited borrower: a new password, then signed in.',
  properties: {
    token: stringProperty({
      doc: 'The token of the invitation; without it, the parameter `token` of the address counts, in the hash or before it.',
      default: '',
    }),
  },
  events: ['portico-signed-in', 'portico-navigate'],
  settings: [customerServicePhone],
  texts: activationCatalogues,
  skeleton: { rows: 9 },
  reservedHeight: 289,
  view: ActivationView,
});
