import { useFailureText, useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../section/use-kept-focus';
import type { PlannedPaymentsState } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.sentences';

/**
 * The result of a deletion. It receives the focus, because the element that had it was removed; its
 * place has it when the result is shown no more.
 */
export function DeletionOutcome(props: {
  readonly outcome: PlannedPaymentsState['outcome'];
  /** In place of the sentence that it was deleted. */
  readonly deletedText?: string;
}): ReactNode {
  const { outcome, deletedText } = props;
  const t = useTexts(plannedPaymentsTexts);
  const failure = useFailureText(plannedPaymentsTexts);
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
            : (deletedText ?? t(`${outcome.kind}Deleted`))}
        </Banner>
      )}
    </div>
  );
}
