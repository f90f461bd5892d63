import { monthAndDay } from '@portico/core/internal';
import type { Account } from '@portico/contract';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { LowerRate } from '@portico/shared/planned-payments';
import { Banner, Button, Dialog } from '@portico/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLoanName } from '../../../screens/account-selector';
import type { StepName } from '../../../screens/step-region';
import type { ReadyPayment } from '../../plan/plan';
import type { Draft } from '../../paying.state';
import type { PaymentEvent } from '../../paying.events';
import { paymentPayingTexts, type PaymentPayingTextKey } from '../../payment.paying.sentences';
import { DraftAgreement } from './draft-agreement';
import { useMethodName } from '../method/method-name';
import { RecurringSentence } from '../recurring-sentence';
import { Late } from '../timing/late';
import { ReviewedLines } from './reviewed-lines';

/** Width in px (payments §9). */
const width = 400;

/** The button says what it does, except where it needs the agreement (PAY-434). */
function confirmText(
  { submission, replaces }: ReadyPayment,
  draft: Draft | undefined,
): PaymentPayingTextKey {
  if (draft) return 'confirmRecurring';
  if (replaces) return 'confirmReplace';
  return buttons[submission.kind];
}

const buttons = {
  immediate: 'confirm',
  scheduled: 'confirmScheduled',
  recurring: 'confirmAutopay',
} as const satisfies Record<ReadyPayment['submission']['kind'], PaymentPayingTextKey>;

type ConfirmProps = {
  /** The loan of the payment. */
  readonly account: Account;
  readonly ready: ReadyPayment;
  readonly draft: Draft | undefined;
  /** It differs from what was confirmed before. */
  readonly changed: boolean;
  /** It is being checked or submitted, and cannot be cancelled. */
  readonly busy: boolean;
  readonly send: (event: PaymentEvent) => void;
  /** Goes back to a step; undefined for one that cannot be changed. */
  readonly change: (step: StepName) => (() => void) | undefined;
};

/** Asks the borrower to confirm the payment, with the draft agreement if needed (D67, D125). */
export default function ConfirmDialog(props: ConfirmProps): ReactNode {
  const { ready, draft, changed, busy, send } = props;
  const t = useTexts(paymentPayingTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const unread = draft !== undefined && !(draft.at === 'ready' && draft.viewed);
  const cancel = () => send({ type: 'cancelReview' });
  const warning = useRef<HTMLDivElement>(null);
  // An Enter that was meant for the payment as it was must not confirm it as it is now.
  useLayoutEffect(() => {
    if (changed) warning.current?.focus();
  }, [changed, ready]);
  const { date } = ready.submission.frequencyInfo;
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
              : t(confirmText(ready, draft), {
                  total: formatMoney(ready.total),
                  date: monthAndDay(date, locale),
                })}
          </Button>
        </>
      }
    >
      {changed && (
        <Banner ref={warning} tone="warning">
          {t('reviewChanged')}
        </Banner>
      )}
      <What {...props} />
      {draft && <DraftAgreement draft={draft} send={send} />}
    </Dialog>
  );
}

function What({ account, ready, busy, change }: ConfirmProps): ReactNode {
  const { submission, total, recurring, late, paysTotalDue, replaces } = ready;
  const { kind, frequencyInfo, method, isPayoff } = submission;
  const t = useTexts(paymentPayingTexts);
  const nameOf = useMethodName();
  const loan = useLoanName()(account);
  return (
    <>
      {!paysTotalDue && (
        <p translate="no" className="font-heading text-3xl leading-tight font-semibold tabular">
          {formatMoney(total)}
        </p>
      )}
      {recurring ? (
        <>
          <RecurringSentence ready={ready} />
          <LowerRate reduction={recurring.rateReduction} />
        </>
      ) : (
        <p>
          {t(kind === 'immediate' ? 'confirmNow' : 'confirmLater', {
            total: formatMoney(total),
            method: nameOf(method),
            date: formatDate(frequencyInfo.date),
          })}{' '}
          {isPayoff && t('confirmPayoff', { date: formatDate(frequencyInfo.date) })}
        </p>
      )}
      {replaces && <p>{t('confirmReplaces', { amount: formatMoney(replaces.totalAmount) })}</p>}
      {late && (
        <Banner tone="warning">
          <Late late={late} />
        </Banner>
      )}
      <ReviewedLines
        ready={ready}
        loan={loan}
        change={(step) => (busy ? undefined : change(step))}
      />
    </>
  );
}
