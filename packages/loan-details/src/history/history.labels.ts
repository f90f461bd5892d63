import type { HistoryColumnKey, HistoryRange } from './history.model';
import type { HistoryTextKey } from './history.texts';

/** The names of the columns. */
export const columnTexts: Readonly<Record<HistoryColumnKey, HistoryTextKey>> = {
  date: 'columnDate',
  time: 'columnTime',
  description: 'columnDescription',
  principal: 'columnPrincipal',
  interest: 'columnInterest',
  other: 'columnOther',
  total: 'columnTotal',
  balance: 'columnBalance',
};

/** The names of the ranges. */
export const rangeTexts: Readonly<Record<HistoryRange, HistoryTextKey>> = {
  '30': 'range30',
  '60': 'range60',
  '90': 'range90',
  all: 'rangeAll',
};
