import { sequence } from '@portico/rules';
import { createContext, useContext, useEffect } from 'react';

/** Told that a part of the screen is being loaded; what it returns, that it no longer is. */
export type LoadingPart = () => () => void;

/** For what announces that a part of the screen has been loaded. */
export const LoadingPartContext = createContext<LoadingPart | undefined>(undefined);

export type SkeletonProps = {
  /** The number of text lines it replaces, so that nothing moves when they are loaded. */
  rows: number;
  /** Read by screen readers, such as "Loading"; omit it where an ancestor is `aria-busy`. */
  label?: string | undefined;
};

/** Reserves the height of content that is being loaded. */
export function Skeleton({ rows, label }: SkeletonProps) {
  const begin = useContext(LoadingPartContext);
  useEffect(() => begin?.(), [begin]);
  return (
    <div role={label && 'status'} aria-label={label} data-skeleton className="grid gap-3 py-1">
      {sequence(rows, (row) => (
        <div
          key={row}
          className="h-5 animate-pulse rounded-sm bg-line last:w-2/3 motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
