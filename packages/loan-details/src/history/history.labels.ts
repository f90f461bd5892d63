import type { HistoryColumnKey, HistoryRange } from './history.model';
import type { AccountHistoryTextKey } from './account-history.sentences';

/** The names of the columns. */
export const columnTexts: Readonly<Record<HistoryColumnKey, AccountHistoryTextKey>> = {
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
export const rangeTexts: Readonly<Record<HistoryRange, AccountHistoryTextKey>> = {
  '30': 'range30',
  '60': 'range60',
  '90': 'range90',
  all: 'rangeAll',
};
