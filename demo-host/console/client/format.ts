const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** An ISO instant of the real clock, in this browser's time zone. */
export function formatInstant(iso: string): string {
  return local.format(new Date(iso));
}

/** An ISO instant in the institution's zone: `Friday, November 20, 2026 at 2:13:05 PM`. */
export function formatInstitution(iso: string, timeZone: string): string {
  const format = { dateStyle: 'full', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(iso));
}

/** A value of the request log. */
export function formatJson(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
