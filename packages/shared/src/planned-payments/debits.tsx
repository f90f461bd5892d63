import type { RecurringPayment } from '@portico/contract';
import { today } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { LowerRate } from './lower-rate';
import { plannedPaymentsTexts } from './planned-payments.sentences';
import type { Debit, Planned } from './planned-payments.state';
import { useDayWords, useDebitWords } from './use-debit-words';

type Debits = {
  readonly payment: RecurringPayment;
  /** Asks for the next debit to be skipped. */
  readonly onSkip: (planned: Planned) => void;
};

/**
 * What autopay says of itself where the lender's API knows it (D185): its next debits, of which the
 * next can be skipped, its last one, and the lower rate that it brings.
 */
export function Debits({ payment, onSkip }: Debits): ReactNode {
  const { nextDebits = [], lastDebitDate, rateReduction } = payment;
  const t = useTexts(plannedPaymentsTexts);
  const day = useDayWords();
  const words = useDebitWords();
  const heading = useId();
  return (
    <>
      {nextDebits.length > 0 && (
        <div className="mt-3">
          <p id={heading} className="text-sm text-muted">
            {t('debits')}
          </p>
          <ul aria-labelledby={heading} className="tabular">
            {nextDebits.map((debit, place) => (
              <li key={place}>{t(debit.isSkipped ? 'debitSkipped' : 'debit', words(debit))}</li>
            ))}
          </ul>
        </div>
      )}
      {lastDebitDate && (
        <p className="mt-1 text-sm">{t('lastDebit', { date: day(lastDebitDate) })}</p>
      )}
      <div className="mt-1 empty:hidden">
        <LowerRate reduction={rateReduction} />
      </div>
      <SkipButton payment={payment} onSkip={onSkip} />
    </>
  );
}

/** Absent where the next debit is skipped already, is taken today, or cannot be skipped. */
function SkipButton({ payment, onSkip }: Debits): ReactNode {
  const t = useTexts(plannedPaymentsTexts);
  const core = useCore();
  const [debit, following] = payment.nextDebits ?? [];
  if (!payment.canSkipNext || !debit || !isToCome(debit, today(core))) return null;
  return (
    <div className="mt-3">
      <Button onClick={() => onSkip({ kind: 'debit', payment, debit, following })}>
        {t('skipDebit')}
      </Button>
    </div>
  );
}

const isToCome = ({ date, isSkipped }: Debit, day: string): boolean =>
  !isSkipped && date !== undefined && date > day;
