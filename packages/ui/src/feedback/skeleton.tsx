import { sequence } from '@portico/rules';

export type SkeletonProps = {
  /** The number of text lines it replaces, so that nothing moves when they are loaded. */
  rows: number;
  /** Read by screen readers, such as "Loading"; omit it where an ancestor is `aria-busy`. */
  label?: string | undefined;
};

/** Reserves the height of content that is being loaded. */
export function Skeleton({ rows, label }: SkeletonProps) {
  return (
    <div role={label && 'status'} aria-label={label} className="grid gap-3 py-1">
      {sequence(rows, (row) => (
        <div
          key={row}
          className="h-5 animate-pulse rounded-sm bg-line last:w-2/3 motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
