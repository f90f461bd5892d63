import {
  needsPayoffQuote,
  thirdPartyFeeFlags,
  type LocalDate,
  type MethodKind,
  type PaymentKind,
} from '@portico/rules';

/** One quote for each loan and day. */
export function quoteKey(accountNumber: string, day: LocalDate): string {
  return `${accountNumber} ${day}`;
}

/** The payoff on a later day, asked of the host. */
export type QuoteQuestion = {
  readonly key: string;
  readonly accountNumber: string;
  readonly payOffDate: LocalDate;
};

/** Today's payoff is known already (D107). */
export function quoteQuestion(
  accountNumber: string,
  day: LocalDate,
  today: LocalDate,
): QuoteQuestion | undefined {
  if (!needsPayoffQuote(day, today)) return undefined;
  return { key: quoteKey(accountNumber, day), accountNumber, payOffDate: day };
}

/** A third party's fee, asked of the host (payments §3). */
export type FeeQuestion = {
  readonly key: string;
  readonly request: ReturnType<typeof thirdPartyFeeFlags> & { readonly loanNumber: string };
};

export function feeQuestion(
  loanNumber: string,
  kind: PaymentKind,
  method: MethodKind,
): FeeQuestion {
  const request = { ...thirdPartyFeeFlags(kind, method), loanNumber };
  return { key: JSON.stringify(request), request };
}
