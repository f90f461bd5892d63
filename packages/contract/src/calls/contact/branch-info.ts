import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { decimal, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The lender's branches, with or without a session (accounts §3, §7). */
export const branchInfo = defineCall()({
  name: 'branchInfo',
  method: 'GET',
  path: '/api/branchInfo',
  session: 'optional',
  response: tolerantList(
    entity({
      branchName: text,
      streetAddress: text,
      city: text,
      state: text,
      zip: text,
      phoneNumber: text,
      /** Degrees; 0 where the location is not known. */
      latitude: decimal,
      longitude: decimal,
    }),
  ),
});

export const branchInfoDocs: DocsOf<typeof branchInfo> = {
  summary: 'The branches of the lender, with their locations.',
  codes: {},
};
