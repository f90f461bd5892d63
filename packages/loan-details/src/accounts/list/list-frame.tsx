import type { ReactNode } from 'react';

/** How the lists are shown: as tables, as cards, or as the width allows. */
export type ListLayout = 'auto' | 'table' | 'cards';

/** The lists are tables where their container `rows` is wide enough, so cards have none. */
const containers: Readonly<Record<ListLayout, string>> = {
  auto: '@container/rows ',
  table: '@container/rows min-w-[55rem] ',
  cards: '',
};

/**
 * Around lists of one layout; a table that is too wide scrolls, and the page does not.
 * Another layout keeps the elements, so that nothing is loaded again.
 */
export function ListFrame(props: {
  readonly layout: ListLayout;
  readonly children: ReactNode;
}): ReactNode {
  const { layout, children } = props;
  return (
    <div className={layout === 'table' ? 'relative overflow-x-auto' : undefined}>
      <div className={containers[layout]}>
        <div className="grid grid-cols-1 gap-10">{children}</div>
      </div>
    </div>
  );
}
