import {
  hideAccountDocumentsOption,
  hideAlertsOption,
  hideEStatementsOption,
  hideLoanHistoryOption,
  hideLoanOverTimeOption,
  hideRecurringPaymentsOption,
  hideScheduledPaymentsOption,
  useFileServicesOption,
  type Setting,
} from '@portico/core/internal';
import { accountKind } from '@portico/rules';
import { useAutopayOffered } from '../autopay/use-autopay-offered';
import type { Loan } from '../loan/loan';
import type { LoanDetailsTextKey } from './loan-details.texts';

export type LoanSectionKey =
  'autopay' | 'plannedPayments' | 'overTime' | 'history' | 'statements' | 'documents' | 'alerts';

/** A section below the loan's figures. */
export type LoanSection = {
  readonly key: LoanSectionKey;
  readonly heading: LoanDetailsTextKey;
  readonly hiddenBy: Setting<boolean>;
  readonly neededOption?: Setting<boolean> | undefined;
  /** A hook: whether the loan has what the section is about. */
  readonly useApplies: (loan: Loan) => boolean;
  /** The height in px that is kept for it until it is shown. */
  readonly height: number;
};

const always = () => true;

/** The sections in their order (accounts §2.3). */
export const loanSections: readonly LoanSection[] = [
  {
    key: 'autopay',
    heading: 'sectionAutopay',
    hiddenBy: hideRecurringPaymentsOption,
    useApplies: useHasAutopay,
    height: 120,
  },
  {
    key: 'plannedPayments',
    heading: 'sectionScheduled',
    hiddenBy: hideScheduledPaymentsOption,
    useApplies: ({ details }) => (paymentsOf(details)?.scheduledPayments ?? []).length > 0,
    height: 64,
  },
  {
    key: 'overTime',
    heading: 'sectionOverTime',
    hiddenBy: hideLoanOverTimeOption,
    useApplies: ({ entry }) => accountKind(entry.type) === 'loan',
    height: 480,
  },
  {
    key: 'history',
    heading: 'sectionHistory',
    hiddenBy: hideLoanHistoryOption,
    useApplies: always,
    height: 480,
  },
  {
    key: 'statements',
    heading: 'sectionStatements',
    hiddenBy: hideEStatementsOption,
    useApplies: always,
    height: 320,
  },
  {
    key: 'documents',
    heading: 'sectionDocuments',
    hiddenBy: hideAccountDocumentsOption,
    neededOption: useFileServicesOption,
    useApplies: always,
    height: 96,
  },
  {
    key: 'alerts',
    heading: 'sectionAlerts',
    hiddenBy: hideAlertsOption,
    useApplies: ({ closed }) => !closed,
    height: 400,
  },
];

/** On or offered. */
function useHasAutopay(loan: Loan): boolean {
  const offered = useAutopayOffered(loan);
  return offered || paymentsOf(loan.details)?.recurringPayment !== undefined;
}

function paymentsOf({ information }: Loan['details']) {
  return information.paymentInformation;
}
