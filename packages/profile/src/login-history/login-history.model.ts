import type { loginHistory, OutputOf } from '@portico/contract';
import { formatDate, localDate } from '@portico/rules';

type Entry = OutputOf<typeof loginHistory>[number];

/** A sign-in as it is listed. */
export type SignInRow = {
  /** Its position in the whole list. */
  readonly position: number;
  /** MM/dd/yyyy; as the API sent it where that is no date. */
  readonly date: string;
  /** Its day and time as the API sent them: `2026-05-31T08:14:00`. */
  readonly at: string;
  readonly ipAddress: string;
  /** Browser and system, where the API says it. */
  readonly device: string | undefined;
  readonly unusual: boolean;
};

/** The sign-ins, the newest first by EntryKey (access §2, §9). */
export function signInRows(entries: readonly Entry[]): readonly SignInRow[] {
  const compare = keyOrder();
  return [...entries]
    .sort((one, other) => compare(other.entryKey, one.entryKey))
    .map(({ loginDate = '', ipAddress = '', device, unusual }, position) => ({
      position,
      date: dateText(loginDate),
      at: loginDate,
      ipAddress,
      device,
      unusual,
    }));
}

function dateText(loginDate: string): string {
  const day = localDate(loginDate.slice(0, 10));
  return day ? formatDate(day) : loginDate;
}

/** Keys are numbers or texts; digits in a text count as a number. No key is the smallest. */
function keyOrder(): (one: unknown, other: unknown) => number {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const textOf = (key: unknown) =>
    typeof key === 'string' || typeof key === 'number' ? String(key) : '';
  return (one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : compare(textOf(one), textOf(other));
}
