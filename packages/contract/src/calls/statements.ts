import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, listAnswer, plainAnswer, sameName } from '../codec/entity';
import { choice, date, integer, optionalText, text } from '../codec/fields';
import { defineDocument, type DocumentedDocument } from '../document';
import { succeeded } from '../examples';
import { statement } from '../entities/accounts';

/** Sets how statements of an account are sent. */
export const setStatementFormat = defineCall({
  name: 'setStatementFormat',
  method: 'POST',
  path: '/api/AccountEStatements/SetStatementFormat',
  session: 'required',
  effect: 'writes',
  codes: codes<'Error'>(),
  request: entity({
    accountNumber: text,
    /** Always 0, also for a line of credit (D134). */
    accountType: integer,
    format: choice(['ElectronicOnly', 'PaperOnly']),
  }),
  response: plainAnswer,
});

export const setStatementFormatDocs = (): DocumentedCall<typeof setStatementFormat> => ({
  ...setStatementFormat,
  summary:
    'Sets how the statements of an account are sent. ElectronicOnly needs an accepted e-statement agreement, where the lender has one.',
  meanings: { Error: 'The format could not be saved, or an agreement was not accepted.' },
  example: succeeded,
});

/** The statements of an account in one year. */
export const statementList = defineCall({
  name: 'statementList',
  method: 'GET',
  path: '/api/accountEStatements/GetStatementList',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  query: entity({ accountNumber: text, year: integer }),
  response: listAnswer('statementList', statement),
});

export const statementListDocs = (): DocumentedCall<typeof statementList> => ({
  ...statementList,
  summary: 'The statements of an account in one year.',
  meanings: { Error: "The statements could not be read, or the account is not the borrower's." },
  example: {
    ...succeeded,
    statementList: [
      { date: localDate('2026-05-31'), id: 'S-1', number: '0012', type: 'Loan', provider: 0 },
    ],
  },
});

/** The address at which another site shows a statement. */
export const statementUrl = defineCall({
  name: 'statementUrl',
  method: 'GET',
  path: '/api/AccountEstatements/GetAmsiveStatementUrl',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
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

export const statementUrlDocs = (): DocumentedCall<typeof statementUrl> => ({
  ...statementUrl,
  summary:
    'The address at which another site shows a statement; UserToken is a passable token (D8).',
  meanings: { Error: 'There is no such statement, or the token was used.' },
  example: {
    ...succeeded,
    statementUrl: 'https://statements.example/s/1',
  },
});

/** A statement in the standard view; the token is one of GetPassableToken. */
export const statementDocument = defineDocument({
  name: 'statementDocument',
  path: '/api/AccountEstatements/ViewStatement',
  query: entity(
    {
      date,
      number: optionalText,
      /** The first and the last day of the statement's month (D131). */
      start: date,
      end: date,
      type: optionalText,
      id: text,
      token: text,
      language: optionalText,
    },
    { token: 'token', language: 'language' },
  ),
  mediaTypes: ['application/pdf'],
});

export const statementDocumentDocs = (): DocumentedDocument => ({
  ...statementDocument,
  summary: 'A statement, for a passable token (D8); `language` is es for Spanish.',
});

/** A statement that Broadridge keeps; the token is one of GetPassableToken. */
export const broadridgeStatement = defineDocument({
  name: 'broadridgeStatement',
  path: '/api/AccountEStatements/GetBroadridgeDocument',
  query: entity({ token: text, documentId: text, date, language: optionalText }, sameName),
  mediaTypes: ['application/pdf'],
});

export const broadridgeStatementDocs = (): DocumentedDocument => ({
  ...broadridgeStatement,
  summary:
    'A statement that Broadridge keeps, for a passable token (D8); `language` is es for Spanish.',
});
