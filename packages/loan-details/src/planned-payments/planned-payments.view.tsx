import { readOr, unread } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import {
  DeleteDialog,
  DeletionOutcome,
  plannedPaymentsTexts,
  ScheduledTable,
} from '@portico/shared/planned-payments';
import { Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { plannedOf, type LoanSectionProps } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { useLoanDeletion } from './use-loan-deletion';

export const texts = [plannedPaymentsTexts, changesTexts];

/** The loan's scheduled payments, while it has any (accounts §2.3). */
export default function PlannedPaymentsSection(props: LoanSectionProps): ReactNode {
  const { scheduled } = plannedOf(props.loan.details);
  const t = useTexts(plannedPaymentsTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const { state, send, isDeleted } = useLoanDeletion(props);
  const payments = readOr(scheduled, []).filter((payment) => !isDeleted(payment));
  return (
    <Stack gap="wide">
      <DeletionOutcome outcome={state.outcome} />
      {scheduled === unread && (
        <Section heading={section('sectionScheduled')}>
          <UnreadPart reload={props.reload} />
        </Section>
      )}
      {payments.length > 0 && (
        <Section heading={section('sectionScheduled')}>
          <ScheduledTable
            payments={payments}
            onDelete={(planned) => send({ type: 'askDelete', planned })}
          />
          <p className="text-sm text-muted">{t('rescheduleInstructions')}</p>
        </Section>
      )}
      {state.deleting && <DeleteDialog planned={state.deleting} busy={state.busy} send={send} />}
    </Stack>
  );
}
