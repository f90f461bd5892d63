import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { decimal, integer, list, text } from '../../codec/fields';
import { tolerantList, tolerantOptional } from '../../codec/tolerant';

/** The lender's branches, with or without a session (accounts §3, §7). */
export const branchInfo = defineCall()({
  name: 'branchInfo',
  method: 'GET',
  path: '/api/branchInfo',
  session: 'optional',
  effect: 'reads',
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
      /** The days it is open, where the API knows them; not in the specification. */
      openingHours: tolerantOptional(
        list(
          entity({
            /** 1 is Monday, 7 Sunday. */
            day: integer,
            /** HH:mm, of 24 hours. */
            opens: text,
            closes: text,
          }),
        ),
      ),
    }),
  ),
});

export const branchInfoDocs: DocsOf<typeof branchInfo> = {
  summary: 'The branches of the lender, with their locations.',
  codes: {},
};
