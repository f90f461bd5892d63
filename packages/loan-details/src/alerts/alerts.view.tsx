import { changesTexts, chunk, hasEmailAddress } from '@portico/core/internal';
import {
  useCore,
  useFailureText,
  useFlow,
  useSession,
  useSetting,
  useTexts,
  useUnsavedChanges,
} from '@portico/element';
import { DraftOf } from '@portico/shared/draft';
import { useProof } from '@portico/shared/proof';
import { SaveBar, Section, SectionError, useSavedMark } from '@portico/shared/section';
import { Banner, Form } from '@portico/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { allowTextMessagingOption } from '@portico/shared/settings';
import type { LoanSectionProps } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { createAlerts } from './alerts.controller';
import type { AlertsRefusal } from './alerts.flow';
import { knownAlerts, type Alerts } from './alerts.model';
import { alertsTexts } from './alerts.sentences';
import { AlertsTable } from './screens/alerts-table';

export const texts = [alertsTexts, changesTexts];

const draft = chunk(() => import('./alerts-draft.view'));

/** The alerts of an open loan (accounts §4). */
export default function AlertsView({ loan, reload }: LoanSectionProps): ReactNode {
  const t = useTexts(alertsTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const { details } = loan;
  const alerts = useMemo(() => knownAlerts(details), [details]);
  if (loan.closed) return null;
  return (
    <div className="print:hidden">
      <Section heading={section('sectionAlerts')}>
        {alerts ? (
          <AlertsForm key={loan.accountNumber} accountNumber={loan.accountNumber} alerts={alerts} />
        ) : (
          // Saving sends all alerts, so those that are not known must not be replaced.
          <SectionError retryLabel={t('retry')} retry={reload}>
            {t('missing')}
          </SectionError>
        )}
      </Section>
    </div>
  );
}

function AlertsForm(props: { readonly accountNumber: string; readonly alerts: Alerts }): ReactNode {
  const { accountNumber, alerts } = props;
  const t = useTexts(alertsTexts);
  const core = useCore();
  const prove = useProof();
  const session = useSession();
  const [saved, markSaved] = useSavedMark();
  const { state, send } = useFlow(() =>
    createAlerts({ core, prove, accountNumber, alerts, onSaved: markSaved }),
  );
  const { submitError, changes } = state;
  useUnsavedChanges(changes > 0);
  useEffect(() => send({ type: 'loaded', alerts }), [send, alerts]);
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <DraftOf code={draft} values={state.values} of={{ accountNumber, state, send }} />
      <AlertsTable
        state={state}
        send={send}
        allowText={useSetting(allowTextMessagingOption)}
        hasEmail={session !== undefined && hasEmailAddress(session)}
      />
      {state.blocked && <Banner tone="error">{t('correctErrors')}</Banner>}
      {submitError && <NotSaved refusal={submitError} />}
      <SaveBar
        changed={changes > 0}
        pending={state.isPending}
        saved={saved}
        texts={{
          save: t('save'),
          saving: t('saving'),
          cancel: t('cancel'),
          unsaved: t(changes === 1 ? 'oneChange' : 'changes', { count: changes }),
          saved: t('saved'),
        }}
        onCancel={() => send({ type: 'cancel' })}
      />
    </Form>
  );
}

/** The server's own messages, or what is known without any (accounts §8). */
function NotSaved({ refusal }: { readonly refusal: AlertsRefusal }): ReactNode {
  const t = useTexts(alertsTexts);
  const failure = useFailureText(alertsTexts);
  if (refusal === 'notProven') return <Banner tone="error">{t('errorProofRequired')}</Banner>;
  const { messages, unanswered } = refusal;
  if (messages.length === 0) {
    return <Banner tone="error">{failure('error', unanswered)}</Banner>;
  }
  return (
    <Banner tone="error">
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
