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
