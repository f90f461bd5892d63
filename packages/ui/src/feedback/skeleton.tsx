export type SkeletonProps = {
  /** How many lines of text it stands in for, so that nothing moves when they come. */
  rows: number;
  /** Read by screen readers, such as "Loading"; left out where an ancestor is `aria-busy`. */
  label?: string | undefined;
};

/** Room kept for what is being loaded. */
export function Skeleton({ rows, label }: SkeletonProps) {
  return (
    <div role={label && 'status'} aria-label={label} className="grid gap-3 py-1">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="h-5 animate-pulse rounded-sm bg-line last:w-2/3 motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
