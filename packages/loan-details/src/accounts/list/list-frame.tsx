import type { ReactNode } from 'react';

/** How the lists are shown: as tables, as cards, or as the width allows. */
export type ListLayout = 'auto' | 'table' | 'cards';

/** The lists are tables where their container `rows` is wide enough, so cards have none. */
const containers: Readonly<Record<ListLayout, string>> = {
  auto: '@container/rows ',
  table: '@container/rows min-w-[55rem] ',
  cards: '',
};

/** Around lists of one layout; a table that is too wide scrolls, and the page does not. */
export function ListFrame(props: {
  readonly layout: ListLayout;
  readonly children: ReactNode;
}): ReactNode {
  const { layout, children } = props;
  const lists = (
    <div className={containers[layout]}>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </div>
  );
  return layout === 'table' ? <div className="relative overflow-x-auto">{lists}</div> : lists;
}
