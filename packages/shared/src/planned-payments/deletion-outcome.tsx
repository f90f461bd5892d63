import { useFailureText, useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../section/use-kept-focus';
import type { Planned, PlannedPaymentsState } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.sentences';
import { useDebitWords } from './use-debit-words';

/**
 * The result of a deletion, or of skipping a debit. It receives the focus, because the element that had it was removed; its
 * place has it when the result is shown no more.
 */
export function DeletionOutcome(props: {
  readonly outcome: PlannedPaymentsState['outcome'];
  /** In place of the sentence that autopay was turned off. */
  readonly turnedOffText?: string;
}): ReactNode {
  const { outcome, turnedOffText } = props;
  const failure = useFailureText(plannedPaymentsTexts);
  const done = useDoneText();
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  useKeptFocus(place, outcome !== undefined);
  return (
    // Empty, it takes no room between its neighbours.
    <div ref={place} tabIndex={-1} className="empty:absolute">
      {outcome && (
        <Banner tone={outcome.problem ? 'error' : 'success'} ref={ref}>
          {outcome.problem
            ? failure(outcome.problem, outcome.unanswered)
            : turnedOffText !== undefined && outcome.planned.kind === 'recurring'
              ? turnedOffText
              : done(outcome.planned)}
        </Banner>
      )}
    </div>
  );
}

/** What was done; of a skipped debit also which one is taken next. */
function useDoneText(): (planned: Planned) => string {
  const t = useTexts(plannedPaymentsTexts);
  const words = useDebitWords();
  return (planned) => {
    if (planned.kind !== 'debit') return t(`${planned.kind}Deleted`);
    const { debit, following } = planned;
    const sentences = [
      t('debitDeleted', words(debit)),
      following && t('debitAfter', words(following)),
    ];
    return sentences.filter(Boolean).join(' ');
  };
}
