import { defineCall, type DocsOf } from '../../call';
import { tokenAnswer } from '../../entities/access/token-answer';
import { entity } from '../../codec/entity';
import { integer, text } from '../../codec/fields';

/** A token for one download of an account's history. */
export const historyDownloadToken = defineCall<'HistorySecurity' | 'Error'>()({
  name: 'historyDownloadToken',
  method: 'POST',
  path: '/api/AccountHistory/RetrieveDownloadToken',
  session: 'required',
  effect: 'reads',
  request: entity({
    accountNumber: text,
    daysOfHistory: integer,
    /** 0 CSV, 1 PDF (D132). */
    downloadType: integer,
  }),
  response: tokenAnswer,
});

export const historyDownloadTokenDocs: DocsOf<typeof historyDownloadToken> = {
  summary:
    'A token, as plain text, for one download of the history of an account: single use, 60 seconds.',
  codes: {
    HistorySecurity: 'The history is blocked for security.',
    Error: "No token could be created, or the account is not the borrower's.",
  },
};
