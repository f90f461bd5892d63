import { toJson } from '@portico/rules';

/** The time of day in a zone, `HH:mm`; in `other` if the browser does not know the zone. */
export function timeInZone(zone: string, other: string, at: number): string {
  return inZone(zone, other, at, {
    locale: 'en-GB',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** A moment in a zone as shown to the borrower: `03/12/2025`, `4:05 PM` (in Spanish `4:05 p.m.`). */
export function readableMoment(zone: string, other: string, at: number, locale: string) {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    date: inZone(zone, other, at, { locale: 'en-US', ...day }),
    time: inZone(zone, other, at, { locale: `${locale}-US`, ...time }),
  };
}

/** Creating one is slow, and each key press in a payment needs the time of day. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = toJson([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

type Format = Intl.DateTimeFormatOptions & { readonly locale: string };

function inZone(zone: string, other: string, at: number, { locale, ...format }: Format): string {
  const write = (timeZone: string) => formatOf(locale, { ...format, timeZone }).format(at);
  try {
    return write(zone);
  } catch {
    return write(other);
  }
}
