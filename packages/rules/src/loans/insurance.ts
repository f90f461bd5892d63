import type { LocalDate } from '../values/local-date';

/** Whom an insurance covers. */
export type Coverage = 'individual' | 'joint' | 'none';

const coverages: Readonly<Record<number, Coverage>> = { 1: 'individual', 2: 'joint' };

/** The coverage by the API's code: 1 individual, 2 joint, any other none (accounts §3). */
export function coverageOf(isIndividual: number | undefined): Coverage {
  return coverages[isIndividual ?? 0] ?? 'none';
}

/** Whether the loan's original maturity has passed: then it has no insurances (accounts §4; D136). */
export function hasMatured(originalMaturity: LocalDate | undefined, today: LocalDate): boolean {
  return originalMaturity !== undefined && originalMaturity < today;
}
