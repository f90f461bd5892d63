import { useCore } from '@portico/element';
import type { ReactNode } from 'react';
import { Chooser, type ChooserProps } from './chooser';
import { applicationsOf } from './use-application-choices';

/** The application number selector (accounts §2.7). */
export function ApplicationChooser(props: ChooserProps): ReactNode {
  const core = useCore();
  return (
    <Chooser
      {...props}
      name="documentsApplication"
      kind="application"
      retry={() => void applicationsOf(core).refresh()}
    />
  );
}
