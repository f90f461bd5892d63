import type { Chunk } from '@portico/core/internal';
import { fetchView, ReloadButton, useCore, type ViewModule } from '@portico/element';
import { Banner, Button, Stack, type ButtonVariant } from '@portico/ui';
import { useState, type ComponentType, type ReactNode } from 'react';

/** A button that opens a dialog, whose code is fetched on the first press. */
export function DialogButton<P>(props: {
  readonly label: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly code: Chunk<ViewModule<P>>;
  /** Shown where the code cannot be fetched; pressing again tries again. */
  readonly unavailable: ReactNode;
  readonly children: (View: ComponentType<P>, onClose: () => void) => ReactNode;
}): ReactNode {
  const { label, variant, code, unavailable, children } = props;
  const core = useCore();
  const [state, setState] = useState<
    'closed' | 'opening' | 'failed' | { readonly View: ComponentType<P> }
  >('closed');
  const open = () => {
    setState('opening');
    fetchView(core, code).then(
      (View) => setState({ View }),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Stack gap="tight">
        <div>
          <Button variant={variant} busy={state === 'opening'} onClick={open}>
            {label}
          </Button>
        </div>
        {state === 'failed' && (
          <Banner tone="error" action={<ReloadButton />}>
            {unavailable}
          </Banner>
        )}
      </Stack>
      {typeof state === 'object' && children(state.View, () => setState('closed'))}
    </>
  );
}
