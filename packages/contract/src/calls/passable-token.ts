import { defineCall, type DocsOf } from '../call';
import { answer } from '../entity';
import { text } from '../fields';

/** A token that may stand in a URL: single use, 60 seconds (D8). */
export const passableToken = defineCall<'Error'>()({
  name: 'passableToken',
  method: 'GET',
  path: '/api/PassableToken/GetPassableToken',
  session: 'required',
  response: answer({ passableToken: text }),
});

export const passableTokenDocs: DocsOf<typeof passableToken> = {
  summary: 'A token for the URL of a document in a new window: single use, 60 seconds (D8).',
  codes: { Error: 'No token could be made.' },
};
