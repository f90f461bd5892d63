import { cents, localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { entity, listAnswer, sameName } from '../codec/entity';
import { amount, date, flag, integer, optionalAmount, optionalText, text } from '../codec/fields';
import { defineDocument, type DocumentedDocument } from '../document';
import { succeeded } from '../examples';
import { tokenAnswer } from '../entities/token-answer';

/** What happened on an account in the last days, newest first. */
export const accountHistory = defineCall({
  name: 'accountHistory',
  method: 'GET',
  path: '/api/AccountHistory',
  session: 'required',
  effect: 'reads',
  codes: codes<'HistorySecurity' | 'Error'>(),
  query: entity({ accountNumber: text, days: integer, downloadCSV: flag }, sameName),
  response: listAnswer(
    'list',
    entity({
      transactionDate: date,
      /** Time of day as the lender shows it. */
      transactionTime: optionalText,
      transactionDescription: optionalText,
      principalAmount: optionalAmount,
      interestAmount: optionalAmount,
      otherAmount: optionalAmount,
      totalPaymentAmount: amount,
      runningPrincipalBalance: optionalAmount,
    }),
  ),
});

export const accountHistoryDocs = (): DocumentedCall<typeof accountHistory> => ({
  ...accountHistory,
  summary: 'What happened on an account in the last days, newest first.',
  meanings: {
    HistorySecurity: 'The history is blocked for security.',
    Error: "The history could not be read, or the account is not the borrower's.",
  },
  example: {
    ...succeeded,
    list: [
      {
        transactionDate: localDate('2026-05-15'),
        transactionTime: '8:02 AM',
        transactionDescription: 'Payment from bank account ending in 6789',
        principalAmount: cents(26012),
        interestAmount: cents(5238),
        otherAmount: cents(0),
        totalPaymentAmount: cents(31250),
        runningPrincipalBalance: cents(842300),
      },
    ],
  },
});

/** A token for one download of an account's history. */
export const historyDownloadToken = defineCall({
  name: 'historyDownloadToken',
  method: 'POST',
  path: '/api/AccountHistory/RetrieveDownloadToken',
  session: 'required',
  effect: 'reads',
  codes: codes<'HistorySecurity' | 'Error'>(),
  request: entity({
    accountNumber: text,
    daysOfHistory: integer,
    /** 0 CSV, 1 PDF (D132). */
    downloadType: integer,
  }),
  response: tokenAnswer,
});

export const historyDownloadTokenDocs = (): DocumentedCall<typeof historyDownloadToken> => ({
  ...historyDownloadToken,
  summary:
    'A token, as plain text, for one download of the history of an account: single use, 60 seconds.',
  meanings: {
    HistorySecurity: 'The history is blocked for security.',
    Error: "No token could be created, or the account is not the borrower's.",
  },
  example: { ...succeeded, passableToken: 'history-token' },
});

/** The history of an account, as CSV or PDF; the token of RetrieveDownloadToken says which. */
export const historyDownload = defineDocument({
  name: 'historyDownload',
  path: '/api/AccountHistory/DownloadAccountHistory',
  query: entity({ token: text, language: optionalText }, sameName),
  mediaTypes: ['text/csv', 'application/pdf'],
});

export const historyDownloadDocs = (): DocumentedDocument => ({
  ...historyDownload,
  summary:
    'The history of an account, as CSV or PDF, for a token of RetrieveDownloadToken; `language` is es for Spanish.',
});
