import { defineCall, type DocsOf } from '../../call';
import { application } from '../../entities/accounts/application';
import { answer, entity, sameName } from '../../codec/entity';
import { integer } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** Loan applications changed in the last days. */
export const applicationList = defineCall<'Error'>()({
  name: 'applicationList',
  method: 'GET',
  path: '/api/Application/GetList',
  session: 'required',
  effect: 'reads',
  query: entity({ numDaysToRetrieve: integer }, sameName),
  response: answer({ applications: tolerantList(application) }),
});

export const applicationListDocs: DocsOf<typeof applicationList> = {
  summary: 'Loan applications changed in the last days.',
  codes: { Error: 'The applications could not be read.' },
};
