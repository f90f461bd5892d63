import type { SettingsBuckets } from '@portico/contract';
import { centsFromAmount, parseFlag, parseNumber, type Cents } from '@portico/rules';
import { object, string } from 'valibot';
import type { Database } from '../database/database';
import type { Language } from '../documents/language';
import { hostSwitches, type HostSwitch } from './host-switches';

/** The bucket that is never sent to browsers. */
const hostBucket = 'host';
const browserBuckets = ['shared', 'english', 'spanish'];
const bucketsOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['shared', 'english'],
  es: ['shared', 'spanish', 'english'],
};

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
  const rows = () => database.all(row, 'SELECT bucket, key, value FROM settings ORDER BY key');
  const find = (key: string, from: readonly string[]) =>
    database
      .all(row, 'SELECT bucket, key, value FROM settings WHERE key = ?', [key])
      .then((all) => from.flatMap((name) => all.filter(({ bucket }) => bucket === name))[0]?.value);
  const value = (key: string, language: Language = 'en') => find(key, bucketsOf[language]);
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
      const all = await rows();
      return Object.fromEntries(
        browserBuckets.map((name) => [
          name,
          Object.fromEntries(
            all.filter(({ bucket }) => bucket === name).map((one) => [one.key, one.value]),
          ),
        ]),
      );
    },
    host: async (name) => (await find(name, [hostBucket])) ?? hostSwitches[name].standard,
    hostValues: async () => {
      const stored = (await rows()).filter(({ bucket }) => bucket === hostBucket);
      return Object.fromEntries(
        Object.entries(hostSwitches).map(([name, { standard }]) => [
          name,
          stored.find(({ key }) => key === name)?.value ?? standard,
        ]),
      );
    },
    change: (changes) =>
      database.write(async (tx) => {
        for (const { bucket, key, value: next } of changes) {
          await (next === null
            ? tx.run('DELETE FROM settings WHERE bucket = ? AND key = ?', [bucket, key])
            : tx.run('INSERT OR REPLACE INTO settings VALUES (?, ?, ?)', [bucket, key, next]));
        }
      }),
  };
}
