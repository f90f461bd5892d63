import type { Chunk, Core, Texts } from '@portico/core/internal';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Boundary } from '@portico/ui';
import { useSurroundings } from '../context';
import { StartError } from './start-error';

/**
 * A view in its own chunk, with the texts it shows: loaded together, so that no English flashes.
 */
export type ViewModule<P> = {
  readonly default: ComponentType<P>;
  readonly texts?: readonly Texts<string>[];
};

/**
 * Fetches a view the borrower waits for. Rejects when it cannot be loaded: the caller shows that.
 */
export async function fetchView<P>(
  core: Core,
  code: Chunk<ViewModule<P>>,
): Promise<ComponentType<P>> {
  return withTexts(core, await core.onDemand(code, 'waitedFor'));
}

async function withTexts<P>(core: Core, { default: View, texts = [] }: ViewModule<P>) {
  await core.loadTexts(texts);
  return View;
}

/**
 * A part of the screen in its own chunk; the rest of the screen stays as it is. If it cannot be
 * loaded or throws, `failed` is shown, by default an error with a retry; with `missing`, that is
 * shown instead.
 */
export function PartOnDemand<P>(props: {
  /** Must be the same object at each draw. */
  readonly code: Chunk<ViewModule<P>>;
  readonly waiting?: ReactNode;
  readonly missing?: ReactNode;
  readonly failed?: ((retry: () => void) => ReactNode) | undefined;
  readonly children: (View: ComponentType<P>) => ReactNode;
}): ReactNode {
  const { code, waiting = null, missing, failed = startError, children } = props;
  const { core } = useSurroundings();
  const [part, retry] = usePart(code, missing !== undefined);
  if (part === undefined) return waiting;
  const instead = (again: () => void) => (missing === undefined ? failed(again) : missing);
  if (part === 'failed') return instead(retry);
  return (
    <Boundary onError={core.report} fallback={instead}>
      {children(part.View)}
    </Boundary>
  );
}

/** Fetches the code of a view before it is asked for, such as a dialog's once its button is ready. */
export function useFetchedAhead<P>(code: Chunk<ViewModule<P>>, ready = true): void {
  const { core } = useSurroundings();
  useEffect(() => {
    if (ready) void core.onDemand(code, 'background').then((found) => withTexts(core, found));
  }, [core, code, ready]);
}

const startError = (retry: () => void) => <StartError retry={retry} isCode />;

type Part<P> = { readonly View: ComponentType<P> } | 'failed' | undefined;

function usePart<P>(
  code: Chunk<ViewModule<P>>,
  retriesInBackground: boolean,
): readonly [Part<P>, () => void] {
  const { core } = useSurroundings();
  const [part, setPart] = useState<Part<P>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (View: ComponentType<P>) => current && setPart({ View });
    fetchView(core, code).then(show, () => {
      if (!current) return;
      setPart('failed');
      if (!retriesInBackground) return;
      void core
        .onDemand(code, 'background')
        .then(async (found) => show(await withTexts(core, found)));
    });
    return () => {
      current = false;
    };
  }, [core, code, retriesInBackground, attempt]);
  const retry = () => {
    setPart(undefined);
    setAttempt(attempt + 1);
  };
  return [part, retry];
}
