import { useEffect, useState, type ReactNode } from 'react';
import { useSurroundings } from './context';
import { Frame } from './frame';
import { standForLead } from './page-lead';
import { TimeoutDialog } from './timeout-dialog';
import { useSignalValue } from './use-signal-value';

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
  if (!leads || state.at !== 'warning') return null;
  return (
    <Frame>
      <TimeoutDialog remainingSeconds={state.remainingSeconds} onResume={idle.resume} />
    </Frame>
  );
}
