import { defineCall, type DocsOf } from '../../call';
import { application } from '../../entities/accounts/application';
import { entity, listAnswer, sameName } from '../../codec/entity';
import { integer } from '../../codec/fields';

/** Loan applications changed in the last days. */
export const applicationList = defineCall<'Error'>()({
  name: 'applicationList',
  method: 'GET',
  path: '/api/Application/GetList',
  session: 'required',
  effect: 'reads',
  query: entity({ numDaysToRetrieve: integer }, sameName),
  response: listAnswer('applications', application),
});

export const applicationListDocs: DocsOf<typeof applicationList> = {
  summary: 'Loan applications changed in the last days.',
  codes: { Error: 'The applications could not be read.' },
};
