import { chunk, type Chunk } from '@portico/core/internal';
import type { ViewModule } from '@portico/element';
import type { LoanDialogProps, LoanSectionProps } from '../loan/loan';
import type { LoanSectionKey } from './loan-sections';

/** The dialogs that a button of the page opens, besides the one that hides the loan. */
export type LoanDialogKey = 'payoffQuote' | 'insurance';

/**
 * The code of the page's sections and dialogs, each fetched when it is needed. A section or dialog
 * without code is not shown.
 */
export type LoanCode = {
  readonly sections: { readonly [K in LoanSectionKey]?: Chunk<ViewModule<LoanSectionProps>> };
  readonly dialogs: { readonly [K in LoanDialogKey]?: Chunk<ViewModule<LoanDialogProps>> };
};

export const loanCode: LoanCode = {
  sections: {
    autopay: chunk(() => import('../autopay/autopay.view')),
    plannedPayments: chunk(() => import('../planned-payments/planned-payments.view')),
    history: chunk(() => import('../history/loan-history.view')),
    documents: chunk(() => import('../account-documents/account-documents.view')),
  },
  dialogs: {},
};
