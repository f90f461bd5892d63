import { fillText, formatDate, formatMoney } from '@portico/rules';
import type { Block, FactsBlock, PrintedDocument } from '../documents/pdf/blocks';
import type { Language } from '@portico/server/parts';
import { historyTable } from '../history/history-page';
import type { StoredAccount } from '../ledger/account-store';
import type { Statement } from './statement';
import { statementTexts } from './statement-texts';

/** What is owed at the end of the statement's last day. */
function owedRows({ owed }: Statement, language: Language): FactsBlock['rows'] {
  if (!owed) return [];
  const t = statementTexts[language];
  return [
    [t.fees, formatMoney(owed.fees)],
    [t.accrued, formatMoney(owed.interest)],
    [t.due, formatMoney(owed.amountDue)],
    [t.dueOn, owed.dueDate ? formatDate(owed.dueDate) : t.nothingDue],
  ];
}

/** A statement as a document. */
export function statementPage(
  {
    account,
    borrower,
    statement,
  }: {
    readonly account: Pick<StoredAccount, 'number' | 'description'>;
    readonly borrower: string;
    readonly statement: Statement;
  },
  language: Language,
): PrintedDocument {
  const t = statementTexts[language];
  const { from, to, rows } = statement;
  const isLoan = statement.owed !== undefined;
  const activity: Block =
    rows.length > 0 ? historyTable(rows, language) : { kind: 'paragraph', text: t.noActivity };
  return {
    language,
    title: t.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [t.borrower, borrower],
          [t.account, account.number],
          [t.period, fillText(t.until, { from: formatDate(from), to: formatDate(to) })],
          [t.opening, formatMoney(statement.opening)],
          [isLoan ? t.principal : t.saved, formatMoney(statement.principal)],
          ...(isLoan
            ? ([
                [t.interest, formatMoney(statement.interest)],
                [t.other, formatMoney(statement.other)],
              ] as const)
            : []),
          [t.closing, formatMoney(statement.closing)],
          ...owedRows(statement, language),
        ],
      },
      { kind: 'heading', text: t.activity },
      activity,
    ],
  };
}
