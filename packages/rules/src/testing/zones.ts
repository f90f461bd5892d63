/** Either side of the date line, and where clocks change by an hour or by half of one. */
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
];

/** What a calculation gives on a machine in each of several time zones. */
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
