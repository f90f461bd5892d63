import type { ReactNode } from 'react';

/** The gap: 8, 16, 24 or 40 px. */
export type Gap = 'tight' | 'normal' | 'wide' | 'section';

const gaps: Record<Gap, string> = {
  tight: 'gap-2',
  normal: 'gap-4',
  wide: 'gap-6',
  section: 'gap-10',
};

/** Children in one column. */
export function Stack({ children, gap = 'normal' }: { children: ReactNode; gap?: Gap }) {
  return <div className={'grid grid-cols-1 ' + gaps[gap]}>{children}</div>;
}

/** Children side by side while the width allows, then in several rows. */
export function Inline({ children, gap = 'normal' }: { children: ReactNode; gap?: Gap }) {
  return <div className={'flex flex-wrap items-center ' + gaps[gap]}>{children}</div>;
}
