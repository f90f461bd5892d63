import { useEffect, useRef } from 'react';
import { useCore } from '../react/hooks';
import { useFlow } from '../react/use-flow';
import { createPlannedPayments, type PlannedPaymentsPage } from './planned-payments.controller';

/** Deletes planned payments. The flow stays when the loan changes, so it reads the current page. */
export function useDeletion(page: PlannedPaymentsPage) {
  const core = useCore();
  const current = useRef(page);
  useEffect(() => {
    current.current = page;
  });
  return useFlow(() => createPlannedPayments(core, () => current.current));
}
