import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Reports an error in the browser. */
export const clientError = defineCall()({
  name: 'clientError',
  method: 'POST',
  path: '/api/ClientError',
  session: 'optional',
  effect: 'writes',
  request: entity({ message: text, stack: optionalText, userAgent: optionalText }),
  response: answer({}),
});

export const clientErrorDocs: DocsOf<typeof clientError> = {
  summary: 'Reports an error in the browser; braces and angle brackets are removed beforehand.',
  codes: {},
};
