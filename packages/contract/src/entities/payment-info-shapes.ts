type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

const lowered = (wire: Wire): Wire =>
  Object.fromEntries(Object.entries(wire).map(([key, value]) => [key.toLowerCase(), value]));

/** Other names under which hosts send the values of GetPaymentInfo (payments §3), in lower case. */
const otherNames: readonly (readonly [other: string, documented: string])[] = [
  ['regularpmtamount', 'regularpaymentamount'],
  ['defaultpmtamount', 'defaultpaymentamount'],
  ['loanfuturenonpaymentdays', 'nonpaymentdays'],
  ['nonscheduleablepaymentdates', 'nonschedulablepaymentdays'],
  ['isdelinquent', 'delinquent'],
  ['payoffquote', 'payoffamount'],
];

/**
 * Brings the second shape of GetPaymentInfo, with its values under `accountInfo` and `payoff`, to the
 * documented one (D5). What the documented shape says wins. Keys come out in lower case.
 */
export function mergeAlternativeShape(wire: unknown): unknown {
  if (!isWire(wire)) return wire;
  const top = lowered(wire);
  const inside = (key: string) => {
    const part = top[key];
    return isWire(part) ? lowered(part) : {};
  };
  const all: Wire = { ...inside('payoff'), ...inside('accountinfo'), ...top };
  const renamed = otherNames.flatMap(([other, documented]) =>
    all[other] != null && all[documented] == null ? [[documented, all[other]] as const] : [],
  );
  const creditLine = all['islocaccount'] === true ? { accounttype: 9 } : {};
  return { ...creditLine, ...all, ...Object.fromEntries(renamed) };
}
