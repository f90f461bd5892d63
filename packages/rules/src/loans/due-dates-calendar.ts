import type { LocalDate } from '../values/local-date';

/** A calendar file's events; each is a whole day. */
export type DueDateCalendar = {
  /** When the file is made: an ISO date-time in UTC, `2026-11-24T16:00:00.000Z`. */
  readonly madeAt: string;
  /**
   * The same for the same loan in every file, so that a calendar replaces its events; never an
   * account number. A short hash of it is part of each event's id.
   */
  readonly loan: string;
  readonly dates: readonly LocalDate[];
  readonly title: string;
  readonly description: string;
};

/** Bytes of a line, its line break not counted (RFC 5545 §3.1). */
const lineBytes = 75;

/** At 9 in the morning, three days before. */
const alarm = '-P2DT15H';

/** The due dates as an iCalendar file (RFC 5545), with a reminder three days before each. */
export function dueDatesCalendar(calendar: DueDateCalendar): string {
  const stamp = calendar.madeAt.replace(/[-:]|\.\d+/g, '');
  const loan = hash(calendar.loan);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Due dates//EN',
    'CALSCALE:GREGORIAN',
    ...calendar.dates.flatMap((date) => eventLines(calendar, stamp, `${date}-${loan}`, date)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventLines(
  { title, description }: DueDateCalendar,
  stamp: string,
  id: string,
  date: LocalDate,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:due-${id}@portico`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${alarm}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line of more than 75 bytes of UTF-8, never within a character. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > lineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
}

/** FNV-1a, 32 bits, in hexadecimal. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(8, '0');
}
