import { unread } from '@portico/contract';
import { chunk, type Chunk, type Setting } from '@portico/core/internal';
import type { ViewModule } from '@portico/element';
import { accountKind } from '@portico/rules';
import { hideEStatementsOption, useFileServicesOption } from '@portico/shared/settings';
import { useAutopayOffered } from '../autopay/use-autopay-offered';
import { useOpenRequests } from '../loan/use-requests';
import { plannedOf, type Loan, type LoanSectionProps } from '../loan/loan';
import type { LoanDetailsSectionsTextKey } from './loan-details.sections.sentences';
import {
  hideAccountDocumentsOption,
  hideAlertsOption,
  hideLoanHistoryOption,
  hideLoanOverTimeOption,
  hideRecurringPaymentsOption,
  hideRequestsOption,
  hideScheduledPaymentsOption,
} from '../settings/loan-section-options';

export type LoanSectionKey =
  | 'autopay'
  | 'plannedPayments'
  | 'requests'
  | 'overTime'
  | 'history'
  | 'statements'
  | 'documents'
  | 'alerts';

type SectionCode = Chunk<ViewModule<LoanSectionProps>>;

/** Other code for some sections. */
export type SectionsCode = { readonly [K in LoanSectionKey]?: SectionCode };

/** A section below the loan's figures. */
export type LoanSection = {
  readonly key: LoanSectionKey;
  /** Fetched when the section is near. */
  readonly code: SectionCode;
  readonly heading: LoanDetailsSectionsTextKey;
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
    code: chunk(() => import('../autopay/autopay.view')),
    heading: 'sectionAutopay',
    hiddenBy: hideRecurringPaymentsOption,
    useApplies: useHasAutopay,
    height: 120,
  },
  {
    key: 'plannedPayments',
    code: chunk(() => import('../planned-payments/planned-payments.view')),
    heading: 'sectionScheduled',
    hiddenBy: hideScheduledPaymentsOption,
    useApplies: ({ details }) => hasScheduled(plannedOf(details).scheduled),
    height: 64,
  },
  {
    key: 'requests',
    code: chunk(() => import('../requests/loan-requests.view')),
    heading: 'sectionRequests',
    hiddenBy: hideRequestsOption,
    useApplies: ({ accountNumber }) => useOpenRequests(accountNumber) !== undefined,
    height: 120,
  },
  {
    key: 'overTime',
    code: chunk(() => import('../over-time/over-time.view')),
    heading: 'sectionOverTime',
    hiddenBy: hideLoanOverTimeOption,
    useApplies: ({ entry }) => accountKind(entry.type) === 'loan',
    height: 480,
  },
  {
    key: 'history',
    code: chunk(() => import('../history/loan-history.view')),
    heading: 'sectionHistory',
    hiddenBy: hideLoanHistoryOption,
    useApplies: always,
    height: 480,
  },
  {
    key: 'statements',
    code: chunk(() => import('../statements/statements.view')),
    heading: 'sectionStatements',
    hiddenBy: hideEStatementsOption,
    useApplies: always,
    height: 320,
  },
  {
    key: 'documents',
    code: chunk(() => import('../account-documents/account-documents.view')),
    heading: 'sectionDocuments',
    hiddenBy: hideAccountDocumentsOption,
    neededOption: useFileServicesOption,
    useApplies: always,
    height: 96,
  },
  {
    key: 'alerts',
    code: chunk(() => import('../alerts/alerts.view')),
    heading: 'sectionAlerts',
    hiddenBy: hideAlertsOption,
    useApplies: ({ closed }) => !closed,
    height: 400,
  },
];

/** On or offered. */
function useHasAutopay(loan: Loan): boolean {
  const offered = useAutopayOffered(loan);
  return offered || plannedOf(loan.details).recurring !== undefined;
}

/** Unread, the section says so. */
function hasScheduled(scheduled: ReturnType<typeof plannedOf>['scheduled']): boolean {
  return scheduled === unread || scheduled.length > 0;
}
