/** The turning ring of a button whose work is under way; the button's own words say what it is. */
export function BusyMark() {
  return (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
