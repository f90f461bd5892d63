/** When a branch is open on a day: 1 is Monday, 7 Sunday; times are HH:mm of 24 hours. */
export type OpenDay = { readonly day: number; readonly opens: string; readonly closes: string };

/** Consecutive days with the same times. */
export type OpenDays = {
  readonly first: number;
  readonly last: number;
  readonly opens: string;
  readonly closes: string;
};

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The days in order, those in a row with the same times together; what is no day or time is omitted. */
export function openDays(hours: readonly OpenDay[]): readonly OpenDays[] {
  const valid = hours.filter(
    ({ day, opens, closes }) => day >= 1 && day <= 7 && time.test(opens) && time.test(closes),
  );
  const groups: OpenDays[] = [];
  for (const { day, opens, closes } of valid.sort((one, other) => one.day - other.day)) {
    const before = groups.at(-1);
    if (before?.last === day - 1 && before.opens === opens && before.closes === closes) {
      groups[groups.length - 1] = { ...before, last: day };
    } else groups.push({ first: day, last: day, opens, closes });
  }
  return groups;
}

/** A time of 24 hours on a clock of 12: `13:05` is 1:05 in the afternoon. */
export function clockTime(of: string): { readonly time: string; readonly isMorning: boolean } {
  const [hour, minute] = [Number(of.slice(0, 2)), of.slice(3, 5)];
  return { time: `${hour % 12 || 12}:${minute}`, isMorning: hour < 12 };
}
