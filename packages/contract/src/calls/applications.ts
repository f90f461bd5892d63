import { cents, localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, listAnswer, sameName } from '../codec/entity';
import { integer, optional, optionalText, text } from '../codec/fields';
import { defineDocument, type DocumentedDocument } from '../document';
import { succeeded } from '../examples';
import { application } from '../entities/accounts';

/** Loan applications changed in the last days. */
export const applicationList = defineCall({
  name: 'applicationList',
  method: 'GET',
  path: '/api/Application/GetList',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  query: entity({ numDaysToRetrieve: integer }, sameName),
  response: listAnswer('applications', application),
});

export const applicationListDocs = (): DocumentedCall<typeof applicationList> => ({
  ...applicationList,
  summary: 'Loan applications changed in the last days.',
  meanings: { Error: 'The applications could not be read.' },
  example: { ...succeeded, applications: [] },
});

/** One loan application; none when it was not changed in these days (D14). */
export const applicationDetails = defineCall({
  name: 'applicationDetails',
  method: 'GET',
  path: '/api/Application',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  query: entity({ numDaysToRetrieve: integer, applicationNumber: text }, sameName),
  response: answer({ application: optional(application) }),
});

export const applicationDetailsDocs = (): DocumentedCall<typeof applicationDetails> => ({
  ...applicationDetails,
  summary:
    'One loan application, by its number; without Application when it was not changed in the last days, or is not the borrower’s.',
  meanings: { Error: 'The application could not be read.' },
  example: {
    ...succeeded,
    application: {
      applicationNumber: 'A-2041',
      status: 'Approved',
      amountRequested: cents(1200000),
      amountApproved: cents(1000000),
      lastModified: localDate('2026-05-20'),
      fundsExpected: localDate('2026-06-05'),
      office: 'Cedar Falls',
    },
  },
});

/** The page for applying for a new loan; the token is one of GetPassableToken (D8). */
export const applyForLoan = defineDocument({
  name: 'applyForLoan',
  path: '/api/ApplyForLoan',
  query: entity({ token: text, language: optionalText }, sameName),
  mediaTypes: ['text/html'],
});

export const applyForLoanDocs = (): DocumentedDocument => ({
  ...applyForLoan,
  summary:
    "The loan-application service's first page, for the borrower of a passable token (D8); `language` is es for Spanish.",
});
