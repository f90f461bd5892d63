import type { Chunk } from '@portico/core/internal';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '@portico/ui';
import { useCore, useTexts } from '../hooks';
import { fetchView, PartOnDemand, useFetchedAhead, type ViewModule } from './on-demand';
import { ReloadButton } from './start-error';
import { widgetTexts } from '../widget.sentences';

/** What a press opens. */
export type OpenedByPress = {
  /** Opens it; after a failure, it is fetched again. */
  readonly open: () => void;
  readonly close: () => void;
  readonly isOpen: boolean;
  /** Its code is being fetched. */
  readonly busy: boolean;
  /** Says that the last press could not open it: shown beside what was pressed. */
  readonly problem: ReactNode;
  readonly dialog: ReactNode;
};

type State<P> = 'closed' | 'opening' | 'failed' | { readonly View: ComponentType<P> };

/**
 * A dialog in its own chunk that a press opens. The code is fetched as soon as it can be pressed; a
 * press that still cannot open it says so, and the next one tries again.
 *
 * @param code must be the same object at each draw
 * @param ready whether what opens it can be pressed
 */
export function useDialog<P>(
  code: Chunk<ViewModule<P>>,
  draw: (View: ComponentType<P>, close: () => void) => ReactNode,
  ready = true,
): OpenedByPress {
  const core = useCore();
  const [state, setState] = useState<State<P>>('closed');
  useFetchedAhead(code, ready);
  const open = () => {
    if (state === 'opening') return;
    setState('opening');
    fetchView(core, code).then(
      (View) => setState({ View }),
      () => setState('failed'),
    );
  };
  const close = () => setState('closed');
  const failed = () => <Failed onFailed={() => setState('failed')} />;
  return {
    open,
    close,
    isOpen: typeof state === 'object',
    busy: state === 'opening',
    problem: state === 'failed' && <NotOpened />,
    dialog: typeof state === 'object' && (
      <Boundary onError={core.report} fallback={failed}>
        {draw(state.View, close)}
      </Boundary>
    ),
  };
}

/**
 * A dialog in its own chunk that a flow has opened. If it cannot be shown, the flow closes it again,
 * and `NotOpened` is shown beside what was pressed.
 */
export function DialogOnDemand<P>(props: {
  /** Must be the same object at each draw. */
  readonly code: Chunk<ViewModule<P>>;
  readonly waiting?: ReactNode;
  readonly onFailed: () => void;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { code, waiting, onFailed, children } = props;
  return (
    <PartOnDemand code={code} waiting={waiting} failed={() => <Failed onFailed={onFailed} />}>
      {children}
    </PartOnDemand>
  );
}

function Failed({ onFailed }: { readonly onFailed: () => void }): ReactNode {
  // The first one counts: the dialog is closed by it.
  const first = useRef(onFailed);
  useEffect(() => first.current(), []);
  return null;
}

/** That a dialog could not be opened, beside what opens it, which can be pressed again. */
export function NotOpened(): ReactNode {
  const t = useTexts(widgetTexts);
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert" className="text-sm text-danger">
        {t('notOpened')}
      </p>
      <ReloadButton />
    </div>
  );
}
