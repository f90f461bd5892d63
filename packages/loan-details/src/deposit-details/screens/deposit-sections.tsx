import type { Account } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { Section } from '../../section/section';
import { useNearView } from '../../section/use-near-view';
import { useDepositDetails } from '../deposit-details.controller';
import { depositDetailsTexts } from '../deposit-details.texts';

const historyCode = chunk(() => import('../../history/history.view'));

/** History and statements (D127). Nothing of them is requested before they are near. */
export function DepositSections({ entry }: { readonly entry: Account }): ReactNode {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className="grid grid-cols-1 gap-14">
      {near ? <Sections entry={entry} /> : <Waiting section="history" />}
    </div>
  );
}

/** Without the details only the age of the account is not known, which the history can do without. */
function Sections({ entry }: { readonly entry: Account }): ReactNode {
  const [details] = useDepositDetails(entry.number);
  const waiting = <Waiting section="history" />;
  if (details.status === 'loading') return waiting;
  const daysSinceOpened = details.status === 'ready' ? details.value.daysSinceOpened : undefined;
  return (
    <OnDemand code={historyCode} waiting={waiting}>
      {(View) => <View accountNumber={entry.number} daysSinceOpened={daysSinceOpened} />}
    </OnDemand>
  );
}

/** A section's heading and its height, until it is there. */
function Waiting({ section }: { readonly section: 'history' | 'statements' }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  return (
    <Section heading={t(section)}>
      <div className="min-h-80">
        <Skeleton rows={6} label={t('loadingSection')} />
      </div>
    </Section>
  );
}
