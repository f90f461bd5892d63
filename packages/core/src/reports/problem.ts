/** A problem to report to the lender's developers. No personal data, no secret. */
export type Problem = { readonly message: string; readonly stack?: string | undefined };
