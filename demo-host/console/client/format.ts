const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** An ISO instant of the real clock, as this browser's clock on the wall shows it. */
export function formatInstant(iso: string): string {
  return local.format(new Date(iso));
}

/** An ISO instant as the clock on the institution's wall shows it: `Friday, November 20, 2026 at 2:13 PM`. */
export function formatInstitution(iso: string, timeZone: string): string {
  const format = { dateStyle: 'full', timeStyle: 'medium', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(iso));
}

/** A value of the request log. */
export function formatJson(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
