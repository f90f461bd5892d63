import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';

export type PopoverProps = {
  /** The element it is placed next to; must be mounted. */
  anchor: RefObject<HTMLElement | null>;
  /** Names the popover for screen readers. */
  label: string;
  children: ReactNode;
  /** Called on Escape, a press outside, or when the focus moves elsewhere. */
  onClose: (by: 'escape' | 'outside') => void;
};

/**
 * A small panel next to its anchor, open while it is mounted. It is rendered in place, not in the
 * document's body, so that it keeps the shadow root's styles. Import it only from chunks that are
 * loaded on demand.
 */
export function Popover({ anchor, label, children, onClose }: PopoverProps) {
  return (
    <Radix.Root open onOpenChange={() => onClose('outside')}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        aria-label={label}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        part="popover"
        className="z-10 rounded-lg border border-line bg-raised p-3 floating"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          onClose('escape');
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
