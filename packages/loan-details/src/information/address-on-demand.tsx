import { chunk } from '@portico/core/internal';
import { PartOnDemand } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan } from '../loan/loan';

const addressCode = chunk(() => import('../address/address.view'));

/** The address form, whose code is fetched after the figures are shown. */
export function AddressOnDemand(props: {
  readonly loan: Loan;
  readonly reload: () => void;
}): ReactNode {
  return (
    <PartOnDemand
      code={addressCode}
      waiting={
        <div className="min-h-24">
          <Skeleton rows={2} />
        </div>
      }
    >
      {(View) => <View {...props} />}
    </PartOnDemand>
  );
}
