export { DeleteButton } from './delete-button';
export { DeleteDialog } from './delete-dialog';
export { DeletionOutcome } from './deletion-outcome';
export { deletePlanned, type PlannedPaymentsPage } from './planned-payments.controller';
export type { Deletion, Planned, PlannedNow } from './planned-payments.state';
export { plannedPaymentsTexts } from './planned-payments.sentences';
export { ScheduledTable } from './scheduled-table';
export { useDeletion, type PlannedDeletion } from './use-deletion';
