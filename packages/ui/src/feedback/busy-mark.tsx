/**
 * The spinning ring of a busy button; decorative, because the button's text says what is in
 * progress. With `inPadding` it takes no width of the button.
 */
export function BusyMark({ inPadding }: { readonly inPadding?: boolean }) {
  return (
    <span
      aria-hidden
      className={
        (inPadding ? '-ms-3.25 -me-1.25 size-2.5' : 'size-4') +
        ' shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none'
      }
    />
  );
}
