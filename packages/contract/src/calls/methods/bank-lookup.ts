import { defineCall, type DocsOf } from '../../call';
import { entity, sameName } from '../../codec/entity';
import { flag, optionalText, text } from '../../codec/fields';

/** The bank of a routing number. */
export const bankLookup = defineCall()({
  name: 'bankLookup',
  method: 'GET',
  path: '/api/ACHRoutingData',
  session: 'required',
  effect: 'reads',
  query: entity({ routingNumber: text }, sameName),
  response: entity({
    bankExists: flag,
    routingNumber: optionalText,
    name: optionalText,
    address: optionalText,
    city: optionalText,
    state: optionalText,
    zip: optionalText,
  }),
});

export const bankLookupDocs: DocsOf<typeof bankLookup> = {
  summary: 'The bank of a routing number; BankExists is false when there is none.',
  codes: {},
};
