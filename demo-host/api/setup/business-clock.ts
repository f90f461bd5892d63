import { localDate, type LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { SettingsStore } from './settings-store';

/** Milliseconds on the real clock. */
export type Clock = () => number;

/** The lender's now. It can be set ahead for a demonstration; sessions and codes do not follow it. */
export type BusinessClock = {
  /** Milliseconds. */
  readonly now: () => Promise<number>;
  /** The institution's day (D18). */
  readonly today: () => Promise<LocalDate>;
  /** `HH:mm` in the institution's zone. */
  readonly timeOfDay: () => Promise<string>;
  readonly offset: () => Promise<number>;
  readonly setOffset: (milliseconds: number) => Promise<void>;
};

const zoneKey = 'globalOptions.institutionTimeZone';
const standardZone = 'America/New_York';

function partsIn(zone: string, at: number): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const [day = '', time = ''] = format.format(at).split(', ');
  return { day, time };
}

export function createBusinessClock(
  database: Database,
  settings: SettingsStore,
  clock: Clock,
): BusinessClock {
  const offset = async () => {
    const row = await database.first(
      object({ offset: number() }),
      'SELECT offset FROM business_clock WHERE id = 1',
    );
    return row?.offset ?? 0;
  };
  const now = async () => clock() + (await offset());
  const local = async () => {
    const zone = (await settings.value(zoneKey)) ?? standardZone;
    const at = await now();
    try {
      return partsIn(zone, at);
    } catch {
      return partsIn(standardZone, at);
    }
  };
  return {
    now,
    offset,
    today: async () => {
      const { day } = await local();
      const today = localDate(day);
      if (today === undefined) throw new Error(`Not a day: ${day}`);
      return today;
    },
    timeOfDay: async () => (await local()).time,
    setOffset: async (milliseconds) => {
      await database.run('INSERT OR REPLACE INTO business_clock (id, offset) VALUES (1, ?)', [
        milliseconds,
      ]);
    },
  };
}
