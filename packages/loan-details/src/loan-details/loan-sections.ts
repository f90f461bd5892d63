import { unread } from '@portico/contract';
import { chunk, type Chunk, type Setting } from '@portico/core/internal';
import type { ViewModule } from '@portico/element';
import { accountKind } from '@portico/rules';
import { hideEStatementsOption, useFileServicesOption } from '@portico/shared/settings';
import { plannedOf, type Loan, type LoanSectionProps, type OptionalParts } from '../loan/loan';
import type { LoanDetailsSectionsTextKey } from './loan-details.sections.sentences';
import {
  hideAccountDocumentsOption,
  hideAlertsOption,
  hideLoanHistoryOption,
  hideLoanOverTimeOption,
  hideRecurringPaymentsOption,
  hideRequestsOption,
  hideScheduledPaymentsOption,
  hideTaxFormsOption,
} from '../settings/loan-section-options';

export type LoanSectionKey =
  | 'afterPayoff'
  | 'autopay'
  | 'plannedPayments'
  | 'requests'
  | 'overTime'
  | 'history'
  | 'statements'
  | 'documents'
  | 'alerts'
  | 'taxForms';

type SectionCode = Chunk<ViewModule<LoanSectionProps>>;

/** Other code for some sections. */
export type SectionsCode = { readonly [K in LoanSectionKey]?: SectionCode };

/** What decides which sections the page of a loan has. */
type SectionFacts = OptionalParts & {
  readonly loan: Loan;
  readonly offersAutopay: boolean;
};

/** A section below the loan's figures. */
export type LoanSection = {
  readonly key: LoanSectionKey;
  /** Fetched when the section is near. */
  readonly code: SectionCode;
  readonly heading: LoanDetailsSectionsTextKey;
  readonly hiddenBy: Setting<boolean>;
  readonly neededOption?: Setting<boolean> | undefined;
  /** Whether the loan has what the section is about. */
  readonly applies: (facts: SectionFacts) => boolean;
  /** The height in px that is kept for it until it is shown. */
  readonly height: number;
};

const always = () => true;

/** The sections in their order (accounts §2.3). */
export const loanSections: readonly LoanSection[] = [
  {
    key: 'afterPayoff',
    code: chunk(() => import('../after-payoff/after-payoff.view')),
    heading: 'sectionAfterPayoff',
    hiddenBy: hideRequestsOption,
    applies: ({ hasRequests, loan }) => hasRequests && isPaidOff(loan),
    height: 240,
  },
  {
    key: 'autopay',
    code: chunk(() => import('../autopay/autopay.view')),
    heading: 'sectionAutopay',
    hiddenBy: hideRecurringPaymentsOption,
    applies: ({ loan, offersAutopay }) =>
      offersAutopay || plannedOf(loan.details).recurring !== undefined,
    height: 120,
  },
  {
    key: 'plannedPayments',
    code: chunk(() => import('../planned-payments/planned-payments.view')),
    heading: 'sectionScheduled',
    hiddenBy: hideScheduledPaymentsOption,
    applies: ({ loan }) => hasScheduled(plannedOf(loan.details).scheduled),
    height: 64,
  },
  {
    key: 'requests',
    code: chunk(() => import('../requests/loan-requests.view')),
    heading: 'sectionRequests',
    hiddenBy: hideRequestsOption,
    applies: ({ hasRequests }) => hasRequests,
    height: 120,
  },
  {
    key: 'overTime',
    code: chunk(() => import('../over-time/over-time.view')),
    heading: 'sectionOverTime',
    hiddenBy: hideLoanOverTimeOption,
    applies: ({ loan }) => accountKind(loan.entry.type) === 'loan',
    height: 480,
  },
  {
    key: 'history',
    code: chunk(() => import('../history/loan-history.view')),
    heading: 'sectionHistory',
    hiddenBy: hideLoanHistoryOption,
    applies: always,
    height: 480,
  },
  {
    key: 'statements',
    code: chunk(() => import('../statements/statements.view')),
    heading: 'sectionStatements',
    hiddenBy: hideEStatementsOption,
    applies: always,
    height: 320,
  },
  {
    key: 'taxForms',
    code: chunk(() => import('../tax-forms/loan-tax-forms.view')),
    heading: 'sectionTaxForms',
    hiddenBy: hideTaxFormsOption,
    applies: ({ hasTaxForms }) => hasTaxForms,
    height: 240,
  },
  {
    key: 'documents',
    code: chunk(() => import('../account-documents/account-documents.view')),
    heading: 'sectionDocuments',
    hiddenBy: hideAccountDocumentsOption,
    neededOption: useFileServicesOption,
    applies: always,
    height: 96,
  },
  {
    key: 'alerts',
    code: chunk(() => import('../alerts/alerts.view')),
    heading: 'sectionAlerts',
    hiddenBy: hideAlertsOption,
    applies: ({ loan }) => !loan.closed,
    height: 400,
  },
];

/** Unread, the section says so. */
function hasScheduled(scheduled: ReturnType<typeof plannedOf>['scheduled']): boolean {
  return scheduled === unread || scheduled.length > 0;
}

/** A closed loan on which nothing is owed. */
function isPaidOff({ closed, details }: Loan): boolean {
  return closed && (details.information.balance ?? 0) <= 0;
}
