import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { date, identifier, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The passkeys of the borrower. */
export const passkeyList = defineCall<'Error'>()({
  name: 'passkeyList',
  method: 'GET',
  path: '/api/Passkeys/List',
  session: 'required',
  effect: 'reads',
  optional: true,
  response: tolerantList(
    entity({
      passkeyId: identifier,
      name: text,
      added: date,
      /** Missing: not used yet. */
      lastUsed: date,
    }),
  ),
});

export const passkeyListDocs: DocsOf<typeof passkeyList> = {
  summary: 'The passkeys of the borrower, the oldest first.',
  codes: { Error: 'The passkeys could not be read.' },
};
