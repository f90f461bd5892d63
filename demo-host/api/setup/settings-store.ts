import type { SettingsBuckets } from '@portico/contract';
import { bucketsOf, setupBuckets } from '@portico/contract/page-protocol';
import { centsFromAmount, parseFlag, parseNumber, type Cents } from '@portico/rules';
import { object, string } from 'valibot';
import { type Database, type Language, putRow } from '@portico/server/parts';
import { hostSwitches, type HostSwitch } from './host-switches';

/** The bucket that is never sent to browsers. */
const hostBucket = 'host';

/** The lender's settings, as stored. */
export type SettingsStore = {
  /** The settings sent to the browser. */
  readonly buckets: () => Promise<SettingsBuckets>;
  /** A setting as a page in this language reads it (D143); by default English. */
  readonly value: (key: string, language?: Language) => Promise<string | undefined>;
  readonly flag: (key: string) => Promise<boolean>;
  readonly number: (key: string) => Promise<number | undefined>;
  /** A setting in dollars, as cents. */
  readonly money: (key: string) => Promise<Cents | undefined>;
  /** One of the host's own switches. */
  readonly host: (name: HostSwitch) => Promise<string>;
  readonly hostValues: () => Promise<Readonly<Record<string, string>>>;
  /** Sets values by bucket and key; null removes one. */
  readonly change: (changes: readonly SettingChange[]) => Promise<void>;
};

export type SettingChange = {
  readonly bucket: string;
  readonly key: string;
  readonly value: string | null;
};

const row = object({ bucket: string(), key: string(), value: string() });

export function createSettingsStore(database: Database): SettingsStore {
  const stored = database.kept(async () => {
    const rows = await database.all(row, 'SELECT bucket, key, value FROM settings ORDER BY key');
    const buckets = new Map<string, Map<string, string>>();
    for (const { bucket, key, value } of rows) {
      const values = buckets.get(bucket) ?? new Map<string, string>();
      buckets.set(bucket, values.set(key, value));
    }
    return buckets;
  });
  const find = async (key: string, from: readonly string[]) => {
    const buckets = await stored();
    const bucket = from.find((name) => buckets.get(name)?.has(key));
    return bucket && buckets.get(bucket)?.get(key);
  };
  const value = (key: string, language: Language = 'en') => find(key, bucketsOf(language));
  const number = async (key: string) => parseNumber(await value(key));

  return {
    value,
    number,
    flag: async (key) => parseFlag(await value(key)),
    money: async (key) => {
      const dollars = await number(key);
      return dollars === undefined ? undefined : centsFromAmount(dollars);
    },
    buckets: async () => {
      const buckets = await stored();
      return Object.fromEntries(
        setupBuckets.map((name) => [name, Object.fromEntries(buckets.get(name) ?? [])]),
      );
    },
    host: async (name) => (await find(name, [hostBucket])) ?? hostSwitches[name].standard,
    hostValues: async () => {
      const values = (await stored()).get(hostBucket);
      return Object.fromEntries(
        Object.entries(hostSwitches).map(([name, { standard }]) => [
          name,
          values?.get(name) ?? standard,
        ]),
      );
    },
    change: (changes) =>
      database.write(async (tx) => {
        for (const { bucket, key, value: next } of changes) {
          await (next === null
            ? tx.run('DELETE FROM settings WHERE bucket = ? AND key = ?', [bucket, key])
            : putRow(tx, 'settings', { bucket, key }, { value: next }));
        }
      }),
  };
}
