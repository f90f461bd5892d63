import { csvFile, type CsvCell } from '../documents/csv';
import { describedIn } from '../documents/descriptions';
import type { Language } from '@portico/server/parts';
import { timeOfDay } from './history-of-account';
import type { HistoryRow } from './history-rows';
import { historyTexts } from './history-texts';

/** The history as a CSV file; days are written yyyy-MM-dd, which every spreadsheet reads alike. */
export function historyCsv(rows: readonly HistoryRow[], language: Language): Uint8Array {
  const t = historyTexts[language];
  const heading = [
    t.date,
    t.time,
    t.description,
    t.principal,
    t.interest,
    t.other,
    t.total,
    t.balance,
  ];
  const lines = rows.map(({ on, at, description, ...amounts }): CsvCell[] => [
    on,
    at === undefined ? '' : timeOfDay(at),
    describedIn(description, language),
    { money: amounts.principal },
    { money: amounts.interest },
    { money: amounts.other },
    { money: amounts.total },
    { money: amounts.balance },
  ]);
  return csvFile([heading, ...lines]);
}
