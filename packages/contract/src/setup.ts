import { toJson } from '@portico/rules';
import { entriesOf, lowerKeys } from './wire-object';

/** Raw settings: bucket (`shared`, `english`, `spanish`) → `group.key` → text (access §9, accounts §3). */
export type SettingsBuckets = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The request for the setup. Separate, with `readSetup`, because every first screen waits for it:
 * neither needs the schema library of the other calls.
 */
export const setupTarget = {
  name: 'applicationOptions',
  method: 'GET',
  path: '/api/setup/ApplicationOptions',
  session: 'none',
} as const;

/** The part of the setup's answer that a first screen needs. */
export type SetupReading = {
  readonly buckets: SettingsBuckets;
  /** Lengths and more, unread; read by `institutionFacts` or `institutionText` where needed. */
  readonly institutionOptions: unknown;
};

/** Reads the setup's answer; undefined for any other data. Never throws. */
export function readSetup(wire: unknown): SetupReading | undefined {
  if (typeof wire !== 'object' || !wire || Array.isArray(wire)) return undefined;
  const { gassysettings, institutionoptions } = lowerKeys(wire);
  return { buckets: readBuckets(gassysettings), institutionOptions: institutionoptions };
}

/** Reads `'group.key': value` and `group: { key: value }` alike, values as text. */
export function readBuckets(wire: unknown): SettingsBuckets {
  return Object.fromEntries(
    entriesOf(wire).map(([name, bucket]) => [name.toLowerCase(), flat(bucket)]),
  );
}

function flat(bucket: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(bucket).flatMap(([key, value]) => {
      const inner = entriesOf(value);
      return inner[0]
        ? inner.map(([rest, leaf]) => [`${key}.${rest}`, written(leaf)])
        : [[key, written(value)]];
    }),
  );
}

/** A flag or number as a text; missing values become ''. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : value == null ? '' : toJson(value);
}
