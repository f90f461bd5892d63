/** The time of day in a zone, `HH:mm`; in the other zone where the browser does not know the first. */
export function timeInZone(zone: string, other: string, at: number): string {
  try {
    return timeOfDay(zone, at);
  } catch {
    return timeOfDay(other, at);
  }
}

function timeOfDay(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
