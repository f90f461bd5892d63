/** `7.50%` (accounts §9) */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
