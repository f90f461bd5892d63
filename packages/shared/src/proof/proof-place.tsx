import { chunk } from '@portico/core/internal';
import { DialogOnDemand, Frame, useSignalValue, useSurroundings } from '@portico/element';
import type { ReactNode } from 'react';
import { proofsOf } from './proofs';

const dialogCode = chunk(() => import('./proof-dialog.view'));

/**
 * Shows the question for a proof in the widget in which a change needs it: every widget whose changes
 * use `useProof` declares it as `beside`.
 */
export function ProofPlace(): ReactNode {
  const place = useSurroundings();
  const proofs = proofsOf(place.core);
  const question = useSignalValue(proofs.question);
  if (question?.place !== place) return null;
  return (
    // The changes that wait are told that they were not made.
    <DialogOnDemand code={dialogCode} onFailed={() => proofs.end('notLoaded')}>
      {(ProofDialog) => (
        <Frame>
          <ProofDialog change={question.change} end={proofs.end} />
        </Frame>
      )}
    </DialogOnDemand>
  );
}
