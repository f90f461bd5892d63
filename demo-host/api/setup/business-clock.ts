import { localDate, type LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import { type Database, localTime } from '@portico/server/parts';
import type { SettingsStore } from './settings-store';

/** Milliseconds on the real clock. */
export type Clock = () => number;

/** The lender's current time. It can be set ahead for demonstrations; sessions and codes ignore it. */
export type BusinessClock = {
  /** Milliseconds. */
  readonly now: () => Promise<number>;
  /** The institution's day (D18). */
  readonly today: () => Promise<LocalDate>;
  /** The institution's day at an instant. */
  readonly dayOf: (at: number) => Promise<LocalDate>;
  /** Instants as `yyyy-MM-ddTHH:mm:ss` in the institution's zone, to the minute. */
  readonly localTimes: (instants: readonly number[]) => Promise<readonly string[]>;
  /** `HH:mm` in the institution's zone. */
  readonly timeOfDay: () => Promise<string>;
  readonly offset: () => Promise<number>;
  /** Sets it ahead by so many milliseconds more. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Sets it to the real time. */
  readonly reset: () => Promise<void>;
};

const zoneKey = 'globalOptions.institutionTimeZone';
const standardZone = 'America/New_York';

export function createBusinessClock(
  database: Database,
  settings: SettingsStore,
  clock: Clock,
): BusinessClock {
  const offset = database.kept(async () => {
    const row = await database.first(
      object({ offset: number() }),
      'SELECT "offset" FROM business_clock WHERE id = 1',
    );
    return row?.offset ?? 0;
  });
  const now = async () => clock() + (await offset());
  /** Reads instants in the institution's zone. */
  const localReader = async () => {
    const zone = (await settings.value(zoneKey)) ?? standardZone;
    return (at: number) => {
      try {
        return localTime(zone, at);
      } catch {
        return localTime(standardZone, at);
      }
    };
  };
  const local = async (at: number) => (await localReader())(at);
  const dayOf = async (at: number) => {
    const { day } = await local(at);
    const date = localDate(day);
    if (date === undefined) throw new Error(`Not a day: ${day}`);
    return date;
  };
  return {
    now,
    offset,
    dayOf,
    today: async () => dayOf(await now()),
    localTimes: async (instants) => {
      const read = await localReader();
      return instants.map((at) => {
        const { day, time } = read(at);
        return `${day}T${time}:00`;
      });
    },
    timeOfDay: async () => (await local(await now())).time,
    advance: async (milliseconds) => {
      await database.run(
        `INSERT INTO business_clock (id, "offset") VALUES (1, ?)
         ON CONFLICT (id) DO UPDATE SET "offset" = business_clock."offset" + excluded."offset"`,
        [milliseconds],
      );
    },
    reset: async () => {
      await database.run('DELETE FROM business_clock');
    },
  };
}
