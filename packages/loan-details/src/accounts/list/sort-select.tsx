import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { accountsTexts, type AccountsTextKey } from '../accounts.sentences';
import { usualSort, type ListColumns, type ListSort, type UsualOrder } from './columns';
import { slots } from './slots';

const orderTexts = {
  az: 'sortAz',
  highest: 'sortHighest',
  soonest: 'sortSoonest',
  latest: 'sortLatest',
} as const satisfies Record<UsualOrder, AccountsTextKey>;

/** Sorts the cards of a narrow list, which have no headers, by a column in its usual order. */
export function SortSelect<R>(props: {
  readonly caption: string;
  readonly columns: ListColumns<R>;
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
}): ReactNode {
  const { caption, columns, sort, onSort } = props;
  const t = useTexts(accountsTexts);
  const isUsual = sort.descending === usualSort(columns, sort.slot).descending;
  return (
    <label className="mb-2 flex flex-wrap items-center gap-x-3 @min-[880px]/rows:hidden">
      {t('sortBy', { list: caption.toLowerCase() })}
      <select
        value={isUsual ? sort.slot : ''}
        part="input"
        className="min-h-control max-w-96 min-w-[min(12rem,100%)] flex-1 rounded-md border border-edge bg-surface px-3 text-control text-ellipsis"
        onChange={({ currentTarget }) => {
          const slot = slots.find((each) => each === currentTarget.value);
          if (slot) onSort(usualSort(columns, slot));
        }}
      >
        {/* A table can be sorted the other way round. */}
        {!isUsual && <option value="" />}
        {slots.map((slot) => {
          const column = columns[slot];
          return (
            column?.sort && (
              <option key={slot} value={slot}>
                {t(orderTexts[column.sort.usual], { column: column.header })}
              </option>
            )
          );
        })}
      </select>
    </label>
  );
}
