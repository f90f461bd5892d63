import { chunk, type Chunk } from '@portico/core/internal';
import type { ViewModule } from '@portico/element';
import type { LoanDialogProps, LoanSectionProps } from '../loan/loan';
import type { LoanSectionKey } from './loan-sections';

/** The dialogs that a button of the page opens, besides the one that hides the loan. */
export type LoanDialogKey = 'payoffQuote' | 'insurance';

/** The code of the page's sections and dialogs, each fetched when it is needed. */
export type LoanCode = {
  readonly sections: Readonly<Record<LoanSectionKey, Chunk<ViewModule<LoanSectionProps>>>>;
  readonly dialogs: Readonly<Record<LoanDialogKey, Chunk<ViewModule<LoanDialogProps>>>>;
};

export const loanCode: LoanCode = {
  sections: {
    autopay: chunk(() => import('../autopay/autopay.view')),
    plannedPayments: chunk(() => import('../planned-payments/planned-payments.view')),
    overTime: chunk(() => import('../over-time/over-time.view')),
    history: chunk(() => import('../history/loan-history.view')),
    statements: chunk(() => import('../statements/statements.view')),
    documents: chunk(() => import('../account-documents/account-documents.view')),
    alerts: chunk(() => import('../alerts/alerts.view')),
  },
  dialogs: {
    payoffQuote: chunk(() => import('../payoff-quote/payoff-quote.view')),
    insurance: chunk(() => import('../insurance/insurance.view')),
  },
};
