import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { decimal, optional, text } from '../../codec/fields';

/** The location of a zip code; the lender's API replaces a maps service (D140). */
export const zipLocation = defineCall<'InvalidZip'>()({
  name: 'zipLocation',
  method: 'GET',
  path: '/api/ZipLocation',
  session: 'optional',
  effect: 'reads',
  optional: true,
  query: entity({ zip: text }),
  response: answer({ latitude: optional(decimal), longitude: optional(decimal) }),
});

export const zipLocationDocs: DocsOf<typeof zipLocation> = {
  summary: 'The location of a zip code; without latitude and longitude it is unknown.',
  codes: { InvalidZip: 'There is no such zip code.' },
};
