/** By zone: making one takes longer than everything else that a request does with the clock. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/**
 * An instant as a clock in a zone shows it: `yyyy-MM-dd` and `HH:mm`.
 *
 * @param zone of the IANA list, `America/New_York`
 * @param at milliseconds
 * @throws {RangeError} for a zone that there is not
 */
export function localTime(zone: string, at: number): { day: string; time: string } {
  const [day = '', time = ''] = formatOf(zone).format(at).split(', ');
  return { day, time };
}
