import { useMounted, useSurroundings } from '@portico/element';
import { useEffect, useMemo, useState } from 'react';
import { createProve, proofsOf, type Prove } from './proofs';

/**
 * Makes changes for which the lender may want a recent proof (D174): then a dialog of this widget
 * asks for it. A screen that is removed takes its question away, and the change is not made.
 */
export function useProof(): Prove {
  const place = useSurroundings();
  const proofs = proofsOf(place.core);
  const [asker] = useState({});
  const mounted = useMounted();
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (mounted.current || proofs.question.peek()?.asker !== asker) return;
        proofs.end('cancelled');
      }),
    [proofs, mounted, asker],
  );
  return useMemo(() => createProve(proofs, { place, asker }), [proofs, place, asker]);
}
