import { defineCall, type DocsOf } from '../../call';
import { statement } from '../../entities/accounts/statement';
import { entity, listAnswer } from '../../codec/entity';
import { integer, text } from '../../codec/fields';

/** The statements of an account in one year. */
export const statementList = defineCall<'Error'>()({
  name: 'statementList',
  method: 'GET',
  path: '/api/accountEStatements/GetStatementList',
  session: 'required',
  effect: 'reads',
  query: entity({ accountNumber: text, year: integer }),
  response: listAnswer('statementList', statement),
});

export const statementListDocs: DocsOf<typeof statementList> = {
  summary: 'The statements of an account in one year.',
  codes: { Error: "The statements could not be read, or the account is not the borrower's." },
};
