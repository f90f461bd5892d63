import { fillText, formatDate, formatMoney, type LocalDate } from '@portico/rules';
import { describedIn } from '../documents/descriptions';
import type { Language } from '@portico/server/parts';
import type { Block, PrintedDocument, TableBlock } from '../documents/pdf/blocks';
import type { StoredAccount } from '../ledger/account-store';
import type { HistoryRow } from './history-rows';
import { historyTexts } from './history-texts';

/** The lines of a history as a table. */
export function historyTable(rows: readonly HistoryRow[], language: Language): TableBlock {
  const t = historyTexts[language];
  const amounts = [t.principal, t.interest, t.other, t.total, t.balance];
  return {
    kind: 'table',
    columns: [
      { title: t.date, width: 58, align: 'start' },
      { title: t.description, width: 140, align: 'start' },
      ...amounts.map((title) => ({ title, width: 63, align: 'end' }) as const),
    ],
    rows: rows.map(({ on, description, principal, interest, other, total, balance }) => [
      formatDate(on),
      describedIn(description, language),
      ...[principal, interest, other, total, balance].map(formatMoney),
    ]),
  };
}

/** The history of an account, as a document. */
export function historyPage(
  {
    account,
    borrower,
    rows,
    today,
  }: {
    readonly account: Pick<StoredAccount, 'number'>;
    readonly borrower: string;
    readonly rows: readonly HistoryRow[];
    readonly today: LocalDate;
  },
  language: Language,
): PrintedDocument {
  const t = historyTexts[language];
  const first = rows.at(-1)?.on ?? today;
  const lines: Block[] =
    rows.length === 0
      ? [{ kind: 'paragraph', text: t.none }]
      : [historyTable(rows, language), { kind: 'paragraph', text: t.signs }];
  return {
    language,
    title: t.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [t.borrower, borrower],
          [t.account, account.number],
          [t.period, fillText(t.until, { from: formatDate(first), to: formatDate(today) })],
          [t.entries, String(rows.length)],
        ],
      },
      ...lines,
    ],
  };
}
