import { useEffect, useId, useState, type ReactNode } from 'react';
import { Icon, infoIcon } from '../icon';

export type TooltipProps = {
  /** What the button is about, such as "About the amount due". */
  label: string;
  /** The explanation: text only, no links or buttons. */
  children: ReactNode;
};

/**
 * A short explanation next to a term. It opens on hover and on focus, stays open while the pointer
 * is on it, and Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    // The focus can be anywhere while the pointer is on the button.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
  return (
    <span
      className="relative -mx-1 inline-flex align-middle"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        className="flex size-6 items-center justify-center rounded-md text-accent"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Icon path={infoIcon} size={16} />
      </button>
      {open && (
        <span
          ref={moveIntoWindow}
          role="tooltip"
          id={id}
          className="absolute top-full start-0 z-10 w-56 max-w-[70vw] rounded-md border border-line bg-raised p-3 text-start text-sm font-normal text-ink floating"
        >
          {children}
        </span>
      )}
    </span>
  );
}

/** Px between it and the window's edge. */
const gap = 8;

/** Moves it to the left as far as it would go beyond the window's right edge. */
function moveIntoWindow(tooltip: HTMLElement | null): void {
  if (!tooltip) return;
  const edge = tooltip.ownerDocument.documentElement.clientWidth - gap;
  const beyond = tooltip.getBoundingClientRect().right - edge;
  if (beyond > 0) tooltip.style.left = `${-beyond}px`;
}
