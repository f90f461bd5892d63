import { cutoffPassed } from '@portico/rules';
import type { PaymentContext, Moment } from './paying.state';

/** When the host was asked: what it says of a loan holds on its day, and until the cut-off of it. */
export function momentOf({ today, time, settings }: PaymentContext): Moment {
  return { day: today, afterCutoff: cutoffPassed(time, settings.cutoffTime) };
}

export function sameMoment(one: Moment, other: Moment): boolean {
  return one.day === other.day && one.afterCutoff === other.afterCutoff;
}
