import type { ReactNode } from 'react';

/** Why a button cannot be pressed yet. Its place is kept, so that the button does not move. */
export function DisabledReason(props: {
  readonly id: string;
  /** The button can be pressed. */
  readonly ready: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { id, ready, children } = props;
  return (
    <p id={id} className={'text-sm text-muted' + (ready ? ' invisible' : '')}>
      {children}
    </p>
  );
}
