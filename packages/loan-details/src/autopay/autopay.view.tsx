import { unread } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import {
  DeleteDialog,
  DeletionOutcome,
  plannedPaymentsRateTexts,
  plannedPaymentsTexts,
  Revocation,
  type Planned,
} from '@portico/shared/planned-payments';
import { Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { plannedOf, type LoanSectionProps } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { useLoanDeletion } from '../planned-payments/use-loan-deletion';
import { AutopayOffer } from './autopay-offer';
import { AutopayOn } from './autopay-on';
import { autopayTexts } from './autopay.sentences';
import { TurnOffDialog } from './turn-off-dialog';
import { useAutopayOffered } from './use-autopay-offered';

export const texts = [autopayTexts, plannedPaymentsTexts, plannedPaymentsRateTexts, changesTexts];

/** The loan's recurring payment as a state: on, with the ways to skip a debit and to turn it off, or offered. */
export default function AutopaySection(props: LoanSectionProps): ReactNode {
  const { loan } = props;
  const t = useTexts(autopayTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const offered = useAutopayOffered(loan);
  const { state, send, isDeleted } = useLoanDeletion(props);
  const { recurring } = plannedOf(loan.details);
  if (recurring === unread) {
    return (
      <Section heading={section('sectionAutopay')}>
        <UnreadPart reload={props.reload} />
      </Section>
    );
  }
  const payment = recurring && !isDeleted(recurring) ? recurring : undefined;
  const { deleting } = state;
  const ask = (planned: Planned) => send({ type: 'askDelete', planned });
  return (
    <Stack gap="wide">
      <DeletionOutcome outcome={state.outcome} turnedOffText={t('turnedOff')} />
      <Revocation accountNumber={loan.accountNumber} payment={state.turnedOff} />
      {payment ? (
        <Section heading={section('sectionAutopay')}>
          <AutopayOn
            loan={loan}
            payment={payment}
            onTurnOff={() => ask({ kind: 'recurring', payment })}
            onSkip={ask}
          />
        </Section>
      ) : (
        offered && (
          <Section heading={section('sectionAutopay')}>
            <AutopayOffer loan={loan} />
          </Section>
        )
      )}
      {deleting?.kind === 'recurring' && (
        <TurnOffDialog payment={deleting.payment} busy={state.busy} send={send} />
      )}
      {deleting?.kind === 'debit' && (
        <DeleteDialog planned={deleting} busy={state.busy} send={send} />
      )}
    </Stack>
  );
}
