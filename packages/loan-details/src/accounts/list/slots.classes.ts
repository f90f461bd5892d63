import type { Slot } from './slots';

/**
 * A row of a table, with the widths of its places, of which the name has what is left. A grid and no
 * table's row, because a browser lays out all rows of a table when one of them moves.
 */
export const tableRow =
  '@min-[880px]/rows:grid-cols-[minmax(0,1fr)_--spacing(28)_--spacing(34)_--spacing(26)_--spacing(28)_--spacing(18)_--spacing(30)_--spacing(20)] @min-[1000px]/rows:grid-cols-[minmax(0,1fr)_--spacing(32)_--spacing(38)_--spacing(30)_--spacing(30)_--spacing(20)_--spacing(34)_--spacing(20)]';

/** Money and other numbers, and Pay. */
export const atEnd = '@min-[880px]/rows:text-end';
const indented = '@min-[880px]/rows:ps-5 @min-[1000px]/rows:ps-8';

/** How header and cells of a place are aligned in a table. */
export const alignments: Readonly<Record<Slot, string>> = {
  name: '',
  amount: atEnd,
  date: indented,
  extra: atEnd,
  figure: atEnd,
  rate: atEnd,
  status: indented,
  action: atEnd,
};

const figureOfCard = 'col-span-2 flex flex-wrap justify-end gap-x-4';

/** Where a cell stands in a card of a narrow list, and what of its look differs there. */
export const cardPlaces: Readonly<Record<Exclude<Slot, 'name'>, string>> = {
  amount:
    'col-start-1 row-start-2 text-2xl leading-tight font-semibold @min-[880px]/rows:text-base @min-[880px]/rows:leading-normal',
  // Its line ends where Pay begins.
  date: 'col-span-2 col-start-1 row-start-3 mb-3 @max-[880px]/rows:pe-20',
  extra: figureOfCard,
  figure: figureOfCard,
  rate: figureOfCard,
  status: 'col-start-2 row-start-1 text-end @min-[880px]/rows:text-start',
  action: 'relative z-1 col-start-2 row-span-2 row-start-2 mb-3 self-end justify-self-end',
};

/** The classes of an element, of which some may not apply. */
export const classes = (...all: readonly (string | false | undefined)[]): string =>
  all.filter(Boolean).join(' ');
