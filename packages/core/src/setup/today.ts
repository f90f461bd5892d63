import { institutionText } from '@portico/contract';
import { localDate, type LocalDate, addDays, daysBetween } from '@portico/rules';
import type { Core } from '../core';
import { institutionTimeZone } from '../settings/core-options';

/** What the date is computed from. */
export type TodaySources = {
  /** IANA zone of the institution. */
  readonly zone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The server's date and when it was received, if it sent one. */
  readonly server: { readonly date: LocalDate; readonly at: number } | undefined;
};

/**
 * The institution's date (D18). The server's date takes precedence over the browser's clock; it
 * advances on a page left open past midnight.
 */
export function todayOf({ zone, now, server }: TodaySources): LocalDate {
  const local = dateInZone(zone, now);
  if (!server) return local;
  return addDays(server.date, daysBetween(dateInZone(zone, server.at), local));
}

/** By time zone: creating one is slow, and each key press in a payment needs the date. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date in a time zone.
 * @throws RangeError when there is no such zone
 */
function dateInZone(timeZone: string, at: number): LocalDate {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, format);
  const date = localDate(format.format(at));
  if (date === undefined) throw new RangeError('No date');
  return date;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
}

/**
 * The institution's current date. A zone unknown to the browser is reported; the default is used.
 */
export function today(core: Pick<Core, 'setup' | 'setting' | 'now' | 'report'>): LocalDate {
  const setup = core.setup.peek();
  const date =
    setup.status === 'ready'
      ? localDate(institutionText(setup.setup.institutionOptions, 'today') ?? '')
      : undefined;
  const server = date && setup.status === 'ready' ? { date, at: setup.at } : undefined;
  const now = core.now();
  try {
    return todayOf({ zone: core.setting(institutionTimeZone).peek(), now, server });
  } catch {
    core.report({ message: `setting: ${institutionTimeZone.key}` });
    return todayOf({ zone: institutionTimeZone.fallback, now, server });
  }
}
