import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Stops e-mailed notifications. EmailAddress contains the token of the link, unchanged (D43). */
export const optOut = defineCall<'Error'>()({
  name: 'optOut',
  method: 'POST',
  path: '/api/OptOut/OptOut',
  session: 'none',
  effect: 'writes',
  request: entity({ emailAddress: text }),
  response: answer({}),
});

export const optOutDocs: DocsOf<typeof optOut> = {
  summary:
    'Stops e-mailed notifications for the borrower of the link; EmailAddress contains the token of the link (D43).',
  codes: { Error: 'The link has expired, or is unknown.' },
};
