/** The value below which a share of sorted numbers lies. @param {readonly number[]} sorted */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {readonly number[]} milliseconds */
export function figuresOf(milliseconds) {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const rounded = (share) => Math.round(percentile(sorted, share));
  return { p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99), most: rounded(1) };
}

/** The 95th percentile of the answers' times has to be below it, in milliseconds. */
const slowest = 150;

/**
 * What was wrong under load: each error once, what is wrong in the ledger, and answers that came
 * too late.
 *
 * @param {{ errors: readonly string[], problems: readonly string[], times: { p95: number } }} result
 */
export const faultsOf = ({ errors, problems, times }) => [
  ...[...new Set(errors)].map((error) => `error: ${error}`),
  ...problems.map((problem) => `ledger: ${problem}`),
  ...(times.p95 < slowest ? [] : [`p95 of ${times.p95} ms, at most ${slowest - 1}`]),
];
