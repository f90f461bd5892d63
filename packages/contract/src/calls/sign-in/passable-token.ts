import { defineCall, type DocsOf } from '../../call';
import { tokenAnswer } from '../../entities/access/token-answer';

/** A token that may be part of a URL: single use, 60 seconds (D8). */
export const passableToken = defineCall<'Error'>()({
  name: 'passableToken',
  method: 'GET',
  path: '/api/PassableToken/GetPassableToken',
  session: 'required',
  effect: 'reads',
  response: tokenAnswer,
});

export const passableTokenDocs: DocsOf<typeof passableToken> = {
  summary: 'A token for the URL of a document in a new window: single use, 60 seconds (D8).',
  codes: { Error: 'No token could be created.' },
};
