import type { BorrowerRequest } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import { PartOnDemand } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';

/** Where a request that was sent stands, and what can be done about it. */
export const followingCode = chunk(() => import('./following.view'));

/** A request that was sent, whose code is loaded when it is shown. */
export function FollowingPart(props: {
  readonly accountNumber: string;
  readonly request: BorrowerRequest;
}): ReactNode {
  return (
    <PartOnDemand code={followingCode} waiting={<Skeleton rows={6} />}>
      {(Following) => <Following {...props} />}
    </PartOnDemand>
  );
}
