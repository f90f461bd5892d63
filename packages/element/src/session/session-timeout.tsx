import { chunk, type Core } from '@portico/core/internal';
import { useEffect, useState, type ReactNode } from 'react';
import { useSurroundings } from '../react/context';
import { Frame } from '../react/frame';
import { addLeadCandidate } from './page-lead';
import type { TimeoutDialogProps } from './timeout-dialog';
import { sessionTimeoutTexts } from './session-timeout.sentences';
import { TimeoutNotice } from './timeout-notice';
import { useSignalValue } from '../react/use-signal-value';

/** Milliseconds after which the dialog's code is fetched, long before the warning is due. */
const loadAfter = 10_000;

const dialogCode = chunk(() => import('./timeout-dialog'));

/**
 * Shows the timeout warning in exactly one widget of the page, preferring `first` ones. Only the
 * dialog's code is fetched on demand: if that fails, a plain notice shows the same text.
 */
export default function SessionTimeout({
  first = false,
}: {
  readonly first?: boolean | undefined;
}): ReactNode {
  const { core } = useSurroundings();
  const { idle, environment } = core;
  const state = useSignalValue(idle.state);
  const [leads, setLeads] = useState(false);
  useEffect(
    () => addLeadCandidate(environment.page, { first, lead: setLeads }),
    [environment, first],
  );
  const Warning = useDialog(core);
  if (!leads || state.at !== 'warning') return null;
  return (
    <Frame>
      <Warning remainingSeconds={state.remainingSeconds} onResume={idle.resume} />
    </Frame>
  );
}

function useDialog(core: Core): (props: TimeoutDialogProps) => ReactNode {
  const [loaded, setLoaded] = useState({ TimeoutDialog: TimeoutNotice });
  useEffect(() => {
    let current = true;
    const cancel = core.environment.delay(() => {
      void core.loadTexts([sessionTimeoutTexts]);
      void core.onDemand(dialogCode, 'background').then((module) => {
        if (current) setLoaded(module);
      });
    }, loadAfter);
    return () => {
      current = false;
      cancel();
    };
  }, [core]);
  return loaded.TimeoutDialog;
}
