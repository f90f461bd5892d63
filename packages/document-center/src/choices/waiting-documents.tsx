import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';

/** In place of documents while they, or their code, are loaded: nothing below moves far. */
export function WaitingDocuments(): ReactNode {
  return (
    <div className="min-h-120">
      <Skeleton rows={6} />
    </div>
  );
}
