import { cutoffPassed } from '@portico/rules';
import type { PaymentContext, Moment } from '../paying.state';

/** When the host was asked. Its answer about a loan is valid until the cut-off or midnight. */
export function momentOf({ today, time, settings }: PaymentContext): Moment {
  return { day: today, afterCutoff: cutoffPassed(time, settings.cutoffTime) };
}

export function sameMoment(one: Moment, other: Moment): boolean {
  return one.day === other.day && one.afterCutoff === other.afterCutoff;
}
