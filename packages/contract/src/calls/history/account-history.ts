import { defineCall, type DocsOf } from '../../call';
import { entity, listAnswer, sameName } from '../../codec/entity';
import {
  amount,
  date,
  flag,
  integer,
  optionalAmount,
  optionalText,
  text,
} from '../../codec/fields';

/** What happened on an account in the last days, newest first. */
export const accountHistory = defineCall<'HistorySecurity' | 'Error'>()({
  name: 'accountHistory',
  method: 'GET',
  path: '/api/AccountHistory',
  session: 'required',
  effect: 'reads',
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

export const accountHistoryDocs: DocsOf<typeof accountHistory> = {
  summary: 'What happened on an account in the last days, newest first.',
  codes: {
    HistorySecurity: 'The history is blocked for security.',
    Error: "The history could not be read, or the account is not the borrower's.",
  },
};
