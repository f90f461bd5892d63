import { chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, useQuery } from '@portico/element';
import { requestsOf } from '@portico/shared/requests';
import { useState, type ReactNode } from 'react';

const questionsCode = chunk(() => import('./questions.view'));

/** The questions of a borrower; nothing where the lender's API has no requests (D160). */
export function OwnQuestions(): ReactNode {
  const [answer, retry] = useQuery(requestsOf(useCore()));
  const [isAnswered, setAnswered] = useState(false);
  // From then on, the part stays while they are requested again.
  if (!isAnswered && answer.status !== 'loading') setAnswered(true);
  const isMissing = answer.status === 'failed' && answer.error.kind === 'missing';
  if (!isAnswered || isMissing) return null;
  return (
    <PartOnDemand code={questionsCode}>
      {(Questions) => <Questions answer={answer} retry={retry} />}
    </PartOnDemand>
  );
}
