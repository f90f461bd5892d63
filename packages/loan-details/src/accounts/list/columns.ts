import type { SortValue } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Slot } from './slots';

/** The order in which a column is usually wanted. */
export type UsualOrder = 'az' | 'highest' | 'soonest' | 'latest';

export type ListColumn<R> = {
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Makes it sortable; rows without a value are last. */
  readonly sort?: { readonly by: (row: R) => SortValue; readonly usual: UsualOrder } | undefined;
};

/** The columns of a list by their places; the one of the name is always there. */
export type ListColumns<R> = { readonly name: ListColumn<R> } & {
  readonly [S in Exclude<Slot, 'name'>]?: ListColumn<R> | undefined;
};

export type ListSort = { readonly slot: Slot; readonly descending: boolean };

/** A place's column in its usual order. */
export function usualSort<R>(columns: ListColumns<R>, slot: Slot): ListSort {
  const usual = columns[slot]?.sort?.usual;
  return { slot, descending: usual === 'highest' || usual === 'latest' };
}
