/**
 * The spinning ring of a busy button; decorative, because the button's text says what is in
 * progress.
 */
export function BusyMark() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
