import { defineCall, type DocsOf } from '../call';
import { answer, entity, sameName } from '../entity';
import { date, identifier, integer, list, optionalAmount, optionalIdentifier, optionalText } from '../fields';

const application = entity({
  applicationNumber: identifier,
  status: optionalText,
  amountRequested: optionalAmount,
  amountApproved: optionalAmount,
  lastModified: date,
  fundsExpected: date,
  office: optionalIdentifier,
});

/** Loan applications of the last days. */
export const applicationList = defineCall<'Error'>()({
  name: 'applicationList',
  method: 'GET',
  path: '/api/Application/GetList',
  session: 'required',
  query: entity({ numDaysToRetrieve: integer }, sameName),
  response: answer({ applications: list(application) }),
});

export const applicationListDocs: DocsOf<typeof applicationList> = {
  summary: 'Loan applications touched in the last days.',
  codes: { Error: 'The applications could not be read.' },
};
