import type { ReactNode } from 'react';

/**
 * The buttons of a dialog, at its lower edge while the rest of it scrolls. The button that continues
 * is the last, as it is read. They fill the width, in several rows if one is too short. A sentence
 * that says why a button cannot be pressed comes before them, with `w-full`.
 *
 * The prop `actions` of `Dialog` contains them already; a form in a dialog has them as its last child.
 */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div
      part="dialog-actions"
      className="-mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] in-place *:grow"
    >
      {children}
    </div>
  );
}
