type Wire = Readonly<Record<string, unknown>>;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

/** Lower-cases the keys, and drops null values, which must not hide the same value elsewhere. */
const lowered = (wire: Wire): Wire =>
  Object.fromEntries(
    Object.entries(wire).flatMap(([key, value]) =>
      value == null ? [] : [[key.toLowerCase(), value] as const],
    ),
  );

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
 * Converts the second shape of GetPaymentInfo, with its values under `accountInfo` and `payoff`, to
 * the documented one (D5). Values of the documented shape take precedence. The second shape has no
 * account type, only whether it is a line of credit. Keys are returned in lower case.
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
  const type = all['islocaccount'] === true ? 9 : 0;
  return { ...all, accounttype: all['accounttype'] ?? type, ...Object.fromEntries(renamed) };
}
