import type { Chunk } from '@portico/core/internal';
import { useDialog, type ViewModule } from '@portico/element';
import { Button, Stack, type ButtonVariant } from '@portico/ui';
import type { ComponentType, ReactNode } from 'react';

/** A button that opens a dialog in its own chunk. */
export function DialogButton<P>(props: {
  readonly label: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly code: Chunk<ViewModule<P>>;
  readonly children: (View: ComponentType<P>, onClose: () => void) => ReactNode;
}): ReactNode {
  const { label, variant, code, children } = props;
  const { open, busy, problem, dialog } = useDialog(code, children);
  return (
    <>
      <Stack gap="tight">
        <div>
          <Button variant={variant} busy={busy} onClick={open}>
            {label}
          </Button>
        </div>
        {problem}
      </Stack>
      {dialog}
    </>
  );
}
