import type { Environment } from '@portico/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useSurroundings } from './context';
import { Frame } from './frame';
import { standForLead } from './page-lead';
import type { TimeoutDialog } from './timeout-dialog';
import { useSignalValue } from './use-signal-value';

/** Milliseconds after which the dialog's code is fetched, again until it is there: long before it is due. */
const loadAfter = 10_000;

/** Shows the timeout dialog in exactly one widget of the page, `first` ones before others. */
export default function SessionTimeout({
  first = false,
}: {
  readonly first?: boolean | undefined;
}): ReactNode {
  const { idle, environment } = useSurroundings().core;
  const state = useSignalValue(idle.state);
  const [leads, setLeads] = useState(false);
  useEffect(() => standForLead(environment.page, { first, lead: setLeads }), [environment, first]);
  const Dialog = useDialog(environment);
  if (!leads || !Dialog || state.at !== 'warning') return null;
  return (
    <Frame>
      <Dialog remainingSeconds={state.remainingSeconds} onResume={idle.resume} />
    </Frame>
  );
}

function useDialog(environment: Environment): typeof TimeoutDialog | undefined {
  const [loaded, setLoaded] = useState<{ readonly TimeoutDialog: typeof TimeoutDialog }>();
  useEffect(() => {
    let cancel = () => {};
    const later = () => {
      cancel = environment.delay(
        () => void import('./timeout-dialog').then(setLoaded, later),
        loadAfter,
      );
    };
    later();
    return () => cancel();
  }, [environment]);
  return loaded?.TimeoutDialog;
}
