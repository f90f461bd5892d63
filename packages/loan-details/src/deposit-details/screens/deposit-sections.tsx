import type { Account } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { useNearView } from '../../section/use-near-view';
import { useDepositDetails } from '../deposit-details.controller';
import { depositDetailsTexts } from '../deposit-details.texts';

const historyCode = chunk(() => import('../../history/history.view'));

/** History and statements; nothing of them is requested before they are near (D127). */
export function DepositSections({ entry }: { readonly entry: Account }): ReactNode {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className="grid min-h-160 grid-cols-1 content-start gap-14">
      {near && <Sections entry={entry} />}
    </div>
  );
}

/** Without the details, the history is complete but for the age of the account. */
function Sections({ entry }: { readonly entry: Account }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const [details] = useDepositDetails(entry.number);
  if (details.status === 'loading') return <Skeleton rows={8} label={t('loadingSections')} />;
  return (
    <OnDemand code={historyCode} waiting={<Skeleton rows={8} label={t('loadingSections')} />}>
      {(View) => (
        <View
          accountNumber={entry.number}
          daysSinceOpened={
            details.status === 'ready' ? details.value.daysSinceOpened : undefined
          }
        />
      )}
    </OnDemand>
  );
}
