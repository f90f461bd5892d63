import { addDays } from '../values/date-arithmetic';
import { epoch, type LocalDate } from '../values/local-date';

/** A calendar file's events; each is a whole day. */
export type CalendarEvents = {
  /** What happens on the days: a payment is due, or is made. */
  readonly kind: 'due' | 'payment';
  /** When the file is made, in milliseconds since the epoch. */
  readonly madeAt: number;
  /**
   * The same for the same loan or payment in every file, so that a calendar replaces its events;
   * never an account number. A short hash of it is part of each event's id.
   */
  readonly about: string;
  readonly dates: readonly LocalDate[];
  readonly title: string;
  readonly description: string;
};

/** Bytes of a line, its line break not counted (RFC 5545 §3.1). */
const lineBytes = 75;

const secondsOfDay = 86_400;

/** At 9 in the morning, three days before. */
const alarm = '-P2DT15H';

/** The days as an iCalendar file (RFC 5545), with a reminder three days before each. */
export function calendarFile(calendar: CalendarEvents): string {
  const stamp = stampOf(calendar.madeAt);
  const about = hash(calendar.about);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Payments//EN',
    'CALSCALE:GREGORIAN',
    ...calendar.dates.flatMap((date) => eventLines(calendar, stamp, `${date}-${about}`, date)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `20261124T160005Z` */
function stampOf(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [day, ofDay] = [Math.floor(seconds / secondsOfDay), seconds % secondsOfDay];
  const clock = [ofDay / 3600, (ofDay / 60) % 60, ofDay % 60];
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${addDays(epoch, day).replaceAll('-', '')}T${clock.map(two).join('')}Z`;
}

function eventLines(
  { kind, title, description }: CalendarEvents,
  stamp: string,
  id: string,
  date: LocalDate,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@portico`,
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
