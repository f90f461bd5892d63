import {
  needsPayoffQuote,
  thirdPartyFeeFlags,
  type LocalDate,
  type MethodKind,
  type PaymentKind,
  toJson,
} from '@portico/rules';

/** One quote for each loan and day. */
export function quoteKey(accountNumber: string, day: LocalDate): string {
  return `${accountNumber} ${day}`;
}

/** A request for the payoff on a later day. */
export type QuoteQuestion = {
  readonly key: string;
  readonly accountNumber: string;
  readonly payOffDate: LocalDate;
};

/** Undefined when the payoff is already known, as for today (D107). */
export function quoteQuestion(
  accountNumber: string,
  day: LocalDate,
  today: LocalDate,
): QuoteQuestion | undefined {
  if (!needsPayoffQuote(day, today)) return undefined;
  return { key: quoteKey(accountNumber, day), accountNumber, payOffDate: day };
}

/** A request for a third party's fee (payments §3). */
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
  return { key: toJson(request), request };
}
