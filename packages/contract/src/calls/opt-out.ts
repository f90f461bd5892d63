import { defineCall, type DocsOf } from '../call';
import { answer, entity } from '../entity';
import { text } from '../fields';

/** Stops e-mailed notifications. EmailAddress carries the token of the link, to the letter (D43). */
export const optOut = defineCall<'Error'>()({
  name: 'optOut',
  method: 'POST',
  path: '/api/OptOut/OptOut',
  session: 'none',
  request: entity({ emailAddress: text }),
  response: answer({}),
});

export const optOutDocs: DocsOf<typeof optOut> = {
  summary:
    'Stops e-mailed notifications for the borrower whose link this is; EmailAddress carries the token of the link (D43).',
  codes: { Error: 'The link is too old, or none of ours.' },
};
