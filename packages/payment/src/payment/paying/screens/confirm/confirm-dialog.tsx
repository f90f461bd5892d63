import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import { Banner, Button, Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import type { ReadyPayment } from '../../plan/plan';
import type { Draft } from '../../paying.state';
import type { PaymentEvent } from '../../paying.events';
import { payingTexts, type PayingTextKey } from '../../paying.texts';
import { DraftAgreement } from './draft-agreement';
import { useMethodName } from '../method/method-name';
import { PaymentSummary } from '../payment-summary';
import { RecurringSentence } from '../recurring-sentence';

/** Width in px (payments §9). */
const width = 400;

/** The button says the amount, except where it repeats or needs the agreement (PAY-434). */
function confirmText({ submission }: ReadyPayment, draft: Draft | undefined): PayingTextKey {
  if (draft || submission.kind === 'recurring') return 'confirmRecurring';
  return submission.kind === 'immediate' ? 'confirm' : 'confirmScheduled';
}

/** Asks the borrower to confirm the payment, with the draft agreement if needed (D67, D125). */
export default function ConfirmDialog(props: {
  readonly ready: ReadyPayment;
  readonly draft: Draft | undefined;
  /** It differs from what was confirmed before. */
  readonly changed: boolean;
  /** It is being checked or submitted, and cannot be cancelled. */
  readonly busy: boolean;
  readonly send: (event: PaymentEvent) => void;
}): ReactNode {
  const { ready, draft, changed, busy, send } = props;
  const t = useTexts(payingTexts);
  const unread = draft !== undefined && !(draft.at === 'ready' && draft.viewed);
  const cancel = () => send({ type: 'cancelReview' });
  return (
    <Dialog
      open
      width={width}
      title={t(draft ? 'draftHeading' : 'confirmHeading')}
      onClose={cancel}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={unread}
            onClick={() => send({ type: 'confirm' })}
          >
            {busy
              ? t('submitting')
              : t(confirmText(ready, draft), { total: formatMoney(ready.total) })}
          </Button>
        </>
      }
    >
      {changed && <Banner tone="warning">{t('reviewChanged')}</Banner>}
      <What ready={ready} />
      {draft && <DraftAgreement draft={draft} send={send} />}
    </Dialog>
  );
}

function What({ ready }: { readonly ready: ReadyPayment }): ReactNode {
  const { submission, total, recurring } = ready;
  const { kind, frequencyInfo, method, accountNumber } = submission;
  const t = useTexts(payingTexts);
  const nameOf = useMethodName();
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return (
    <>
      {recurring ? (
        <RecurringSentence ready={ready} />
      ) : (
        <p>
          {t(kind === 'immediate' ? 'confirmNow' : 'confirmLater', {
            total: formatMoney(total),
            method: nameOf(method),
            date: formatDate(frequencyInfo.date),
          })}
        </p>
      )}
      <PaymentSummary
        ready={ready}
        before={[
          {
            label: t('payLoan'),
            value: displayAccountNumber(accountNumber, removeCheckDigit),
          },
          { label: t('from'), value: nameOf(method) },
        ]}
      />
    </>
  );
}
