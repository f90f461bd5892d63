import type { ReactNode } from 'react';

export type DisabledReasonProps = {
  /** Its id, for the `describedBy` of the button. */
  id: string;
  /** The button can be pressed, or was: the sentence is not shown. */
  ready: boolean;
  children: ReactNode;
};

/** Why a button cannot be pressed yet. Its place is kept, so that nothing moves. */
export function DisabledReason({ id, ready, children }: DisabledReasonProps) {
  return (
    <p id={id} className={'w-full text-sm text-muted' + (ready ? ' invisible' : '')}>
      {children}
    </p>
  );
}
