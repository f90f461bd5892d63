/** How a loan is paid: from a bank account (ACH, called E-Check on the screen) or by card. */
export type PaymentType = (typeof paymentTypes)[number];

export const paymentTypes = ['ach', 'card'] as const;

/** The method's properties that determine fees and limits. */
export type MethodKind =
  { readonly type: 'ach' } | { readonly type: 'card'; readonly debitCredit: 'debit' | 'credit' };
