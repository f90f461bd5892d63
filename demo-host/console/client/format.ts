const institutionZone = 'America/New_York';

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: institutionZone,
});

/** An ISO instant as the institution's clock on the wall shows it. */
export function formatInstant(iso: string): string {
  return instant.format(new Date(iso));
}

/** A value of the request log, short enough for a table. */
export function formatJson(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
