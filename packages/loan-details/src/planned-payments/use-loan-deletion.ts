import { ok } from '@portico/rules';
import { paymentToken } from '@portico/contract';
import { useCore } from '@portico/element';
import { useDeletion, type Planned, type PlannedDeletion } from '@portico/shared/planned-payments';
import { useState } from 'react';
import type { LoanSectionProps } from '../loan/loan';

type LoanDeletion = PlannedDeletion & {
  /** Deleted here: until the loan's details are loaded again, they still have it. */
  readonly isDeleted: (payment: Planned['payment']) => boolean;
};

/**
 * Deletes planned payments of a loan, and skips debits. The token that a change needs is requested at that moment,
 * so that it is never out of date.
 */
export function useLoanDeletion({ loan, reload }: LoanSectionProps): LoanDeletion {
  const { client } = useCore();
  const { accountNumber } = loan;
  const [deleted, setDeleted] = useState<readonly Planned['payment'][]>([]);
  const deletion = useDeletion({
    accountNumber,
    token: async () => {
      const answer = await client.send(paymentToken, { accountNumber });
      return answer.ok ? ok(answer.value.paymentToken) : answer;
    },
    onDeleted({ kind, payment }) {
      if (kind !== 'debit') setDeleted((earlier) => [...earlier, payment]);
      reload();
    },
    onRead: reload,
  });
  return {
    ...deletion,
    isDeleted: (payment: Planned['payment']) => deleted.includes(payment),
  };
}
