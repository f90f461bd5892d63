import type { Account } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { PartOnDemand, useTexts } from '@portico/element';
import { Section, SectionError, useNearView } from '@portico/shared/section';
import { isClosed } from '@portico/rules';
import { Skeleton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { ageOf, type StatementDetails } from '../../loan/loan';
import { useDepositDetails } from '../deposit-details.controller';
import { depositDetailsTexts } from '../deposit-details.sentences';

const historyCode = chunk(() => import('../../history/history.view'));
const statementsCode = chunk(() => import('../../statements/statements.view'));

/** History and statements (D127). Nothing of them is requested before they are near. */
export function DepositSections({ entry }: { readonly entry: Account }): ReactNode {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className="grid grid-cols-1 gap-14">
      {near ? (
        <Sections entry={entry} />
      ) : (
        <>
          <Waiting section="history" />
          <Waiting section="statements" />
        </>
      )}
    </div>
  );
}

/** Without the details there are no statements, and the history does without the account's age. */
function Sections({ entry }: { readonly entry: Account }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const { value, failed, reload } = useDepositDetails(entry.number);
  const [answered, setAnswered] = useState(false);
  if (!answered && (value || failed)) setAnswered(true);
  return (
    <>
      {answered ? (
        <PartOnDemand code={historyCode} waiting={<Waiting section="history" />}>
          {(View) => (
            <View
              heading={t('history')}
              accountNumber={entry.number}
              daysSinceOpened={value && ageOf(value)}
            />
          )}
        </PartOnDemand>
      ) : (
        <Waiting section="history" />
      )}
      {value && <Statements entry={entry} details={value} reload={reload} />}
      {!value && (failed ? <NoStatements retry={reload} /> : <Waiting section="statements" />)}
    </>
  );
}

function Statements(props: {
  readonly entry: Account;
  readonly details: StatementDetails;
  readonly reload: () => void;
}): ReactNode {
  const { entry, details, reload } = props;
  const t = useTexts(depositDetailsTexts);
  const closed = isClosed(entry.comment ?? '');
  return (
    <PartOnDemand code={statementsCode} waiting={<Waiting section="statements" />}>
      {(View) => (
        <View
          heading={t('statements')}
          loan={{ accountNumber: entry.number, entry, closed, details }}
          reload={reload}
        />
      )}
    </PartOnDemand>
  );
}

function NoStatements({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  return (
    <Section heading={t('statements')}>
      <SectionError retryLabel={t('retry')} retry={retry}>
        {t('statementsError')}
      </SectionError>
    </Section>
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
