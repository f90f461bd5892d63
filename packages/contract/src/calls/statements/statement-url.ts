import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { date, optionalText, text } from '../../codec/fields';

/** The address at which another site shows a statement. */
export const statementUrl = defineCall<'Error'>()({
  name: 'statementUrl',
  method: 'GET',
  path: '/api/AccountEstatements/GetAmsiveStatementUrl',
  session: 'required',
  effect: 'reads',
  query: entity({
    /** A passable token, never that of the session (D8). */
    userToken: text,
    date,
    number: optionalText,
    type: optionalText,
    id: text,
  }),
  response: answer({ statementUrl: text }),
});

export const statementUrlDocs: DocsOf<typeof statementUrl> = {
  summary:
    'The address at which another site shows a statement; UserToken is a passable token (D8).',
  codes: { Error: 'There is no such statement, or the token was used.' },
};
