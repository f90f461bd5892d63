import { Banner } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFailureText } from '../react/failure-text';
import { useTexts } from '../react/hooks';
import type { PlannedPaymentsState } from './planned-payments.state';
import { plannedPaymentsTexts } from './planned-payments.texts';

/** The result of a deletion. It receives the focus, because the element that had it was removed. */
export function DeletionOutcome(props: {
  readonly outcome: PlannedPaymentsState['outcome'];
  /** In place of the sentence that it was deleted. */
  readonly deletedText?: string;
}): ReactNode {
  const { outcome, deletedText } = props;
  const t = useTexts(plannedPaymentsTexts);
  const failure = useFailureText(plannedPaymentsTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  if (!outcome) return null;
  const { kind, problem, unanswered } = outcome;
  return (
    <Banner tone={problem ? 'error' : 'success'} ref={ref}>
      {problem ? failure(problem, unanswered) : (deletedText ?? t(`${kind}Deleted`))}
    </Banner>
  );
}
