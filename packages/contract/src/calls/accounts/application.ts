import { defineCall, type DocsOf } from '../../call';
import { application } from '../../entities/accounts/application';
import { answer, entity, sameName } from '../../codec/entity';
import { integer, optional, text } from '../../codec/fields';

/** One loan application; none when it was not changed in these days (D14). */
export const applicationDetails = defineCall<'Error'>()({
  name: 'applicationDetails',
  method: 'GET',
  path: '/api/Application',
  session: 'required',
  effect: 'reads',
  query: entity({ numDaysToRetrieve: integer, applicationNumber: text }, sameName),
  response: answer({ application: optional(application) }),
});

export const applicationDetailsDocs: DocsOf<typeof applicationDetails> = {
  summary:
    'One loan application, by its number; without Application when it was not changed in the last days, or is not the borrower’s.',
  codes: { Error: 'The application could not be read.' },
};
