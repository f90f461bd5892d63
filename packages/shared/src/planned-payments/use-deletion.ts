import { useCore, useFlow } from '@portico/element';
import { useEffect, useRef } from 'react';
import { createPlannedPayments, type PlannedPaymentsPage } from './planned-payments.controller';
import type { PlannedPaymentsEvent, PlannedPaymentsState } from './planned-payments.state';

/** What a deletion shows, and the events it accepts. */
export type PlannedDeletion = {
  readonly state: PlannedPaymentsState;
  readonly send: (event: PlannedPaymentsEvent) => void;
};

/** Deletes planned payments. The flow stays when the loan changes, so it reads the current page. */
export function useDeletion(page: PlannedPaymentsPage): PlannedDeletion {
  const core = useCore();
  const current = useRef(page);
  useEffect(() => {
    current.current = page;
  });
  return useFlow(() => createPlannedPayments(core, () => current.current));
}
