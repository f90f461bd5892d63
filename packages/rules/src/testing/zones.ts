/** Both sides of the date line, and clock changes by an hour and by half an hour. */
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
];

/** The results of a calculation in several time zones. */
export function inEveryZone<T>(calculate: () => T): T[] {
  const zone = process.env['TZ'];
  try {
    return zones.map((name) => {
      process.env['TZ'] = name;
      return calculate();
    });
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
}
