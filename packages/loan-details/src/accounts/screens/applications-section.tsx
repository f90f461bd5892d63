import { chunk } from '@portico/core/internal';
import { PartOnDemand, useTexts } from '@portico/element';
import { useNearView } from '@portico/shared/section';
import { Heading, Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountsTexts } from '../accounts.sentences';

const applicationsCode = chunk(async () => {
  const { Applications, applicationsTexts } = await import('./account-lists.first.view');
  return { default: Applications, texts: applicationsTexts };
});

/** The applications, below the accounts: nothing of them is requested before they are near. */
export function ApplicationsSection({ apply }: { readonly apply: ReactNode }): ReactNode {
  const t = useTexts(accountsTexts);
  const [ref, near] = useNearView<HTMLElement>();
  const waiting = <Skeleton rows={1} label={t('applicationsLoading')} />;
  return (
    <section ref={ref} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2}>{t('applications')}</Heading>
        {apply}
      </div>
      {near ? (
        <PartOnDemand code={applicationsCode} waiting={waiting}>
          {(View) => <View />}
        </PartOnDemand>
      ) : (
        waiting
      )}
    </section>
  );
}
