export type SpinnerProps = {
  /** Width and height in px; 24 unless told. */
  diameter?: number | undefined;
  /** Says what is under way; left out where words beside it say so already. */
  label?: string | undefined;
};

/** Something is under way. It stands still where reduced motion is asked. */
export function Spinner({ diameter = 24, label }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={diameter}
      height={diameter}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className="shrink-0 animate-spin motion-reduce:animate-none"
    >
      <circle cx="12" cy="12" r="10" opacity=".25" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  );
}
