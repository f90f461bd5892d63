import { defineCall, type DocsOf } from '../call';
import { answer, entity } from '../entity';
import { decimal, optional, text } from '../fields';

/** Where a zip code is: what the lender's API answers in place of a maps service (D140). */
export const zipLocation = defineCall<'InvalidZip'>()({
  name: 'zipLocation',
  method: 'GET',
  path: '/api/ZipLocation',
  session: 'optional',
  optional: true,
  query: entity({ zip: text }),
  response: answer({ latitude: optional(decimal), longitude: optional(decimal) }),
});

export const zipLocationDocs: DocsOf<typeof zipLocation> = {
  summary: 'Where a zip code is; without latitude and longitude, nobody knows.',
  codes: { InvalidZip: 'There is no such zip code.' },
};
