import { nullish, pipe, record, string, transform, unknown } from 'valibot';
import type { Codec } from '../codec';

/** Raw settings: bucket (`shared`, `english`, `spanish`) → `group.key` → text (access §9, accounts §3). */
export type SettingsBuckets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function flat(bucket: Readonly<Record<string, unknown>>): Record<string, string> {
  const pairs = Object.entries(bucket).flatMap(([key, value]): (readonly [string, unknown])[] =>
    isGroup(value)
      ? Object.entries(value).map(([inner, leaf]) => [`${key}.${inner}`, leaf] as const)
      : [[key, value] as const],
  );
  return Object.fromEntries(
    pairs.flatMap(([key, value]) => (value == null ? [] : [[key, String(value)] as const])),
  );
}

/** Reads `'group.key': value` and `group: { key: value }` alike; writes the first. */
export const settingsBuckets: Codec<SettingsBuckets> = {
  kind: 'json',
  optional: true,
  schema: pipe(
    nullish(record(string(), record(string(), unknown())), {}),
    transform((buckets) =>
      Object.fromEntries(
        Object.entries(buckets).map(([name, bucket]) => [name.toLowerCase(), flat(bucket)]),
      ),
    ),
  ),
};
