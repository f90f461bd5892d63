import { useTexts } from '@portico/element';
import { Select } from '@portico/ui';
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
    <div className="mb-4 max-w-96 @min-[880px]/rows:hidden print:hidden">
      <Select
        label={t('sortBy', { list: caption.toLowerCase() })}
        name="sort"
        value={isUsual ? sort.slot : ''}
        // A table can be sorted the other way round.
        placeholder=""
        options={slots.flatMap((slot) => {
          const { header = '', sort: sorted } = columns[slot] ?? {};
          const label = sorted && t(orderTexts[sorted.usual], { column: header });
          return label === undefined ? [] : [{ value: slot, label }];
        })}
        onChange={(slot) => onSort(usualSort(columns, slot))}
      />
    </div>
  );
}
