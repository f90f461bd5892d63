import { cutoffPassed, type LocalDate } from '@portico/rules';
import type { PaymentSettings } from '../paying.settings';

/**
 * The time from midnight to the cut-off, or from the cut-off to midnight, at the institution. The
 * host's answers about a loan are valid as long as it lasts.
 */
export type PostingPeriod = { readonly day: LocalDate; readonly afterCutoff: boolean };

/** @param now `time` is the institution's, `HH:mm` */
export function postingPeriodOf(now: {
  readonly today: LocalDate;
  readonly time: string;
  readonly settings: Pick<PaymentSettings, 'cutoffTime'>;
}): PostingPeriod {
  const { today, time, settings } = now;
  return { day: today, afterCutoff: cutoffPassed(time, settings.cutoffTime) };
}

export function samePeriod(one: PostingPeriod, other: PostingPeriod): boolean {
  return one.day === other.day && one.afterCutoff === other.afterCutoff;
}
