import type { ReactNode } from 'react';

export type TextButtonProps = {
  children: ReactNode;
  onClick: () => void;
  /** For buttons whose text is not enough on its own, such as "Change" in a list. */
  ariaLabel?: string | undefined;
  /** The id of a text that says more. */
  describedBy?: string | undefined;
  /**
   * It names its line of a list. With `wholeLine` a press anywhere on the line, which is positioned,
   * is one on the button.
   */
  names?: 'line' | 'wholeLine' | undefined;
};

const shape = 'min-h-6 text-start text-accent underline underline-offset-4 hover:decoration-2 ';

/** A button that looks like a text link: for what changes the screen, and has no address. */
export function TextButton(props: TextButtonProps) {
  const { children, onClick, ariaLabel, describedBy, names } = props;
  return (
    <button
      type="button"
      part="link"
      aria-label={ariaLabel}
      aria-describedby={describedBy}
      className={
        shape +
        (names ? 'font-semibold wrap-anywhere ' : '') +
        (names === 'wholeLine' ? 'after:absolute after:inset-0' : '')
      }
      onClick={onClick}
    >
      {children}
    </button>
  );
}
