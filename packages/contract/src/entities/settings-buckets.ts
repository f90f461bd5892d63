import { pipe, transform, unknown } from 'valibot';
import type { Codec } from '../codec';

/** Raw settings: bucket (`shared`, `english`, `spanish`) → `group.key` → text (access §9, accounts §3). */
export type SettingsBuckets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const pairs = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value ? Object.entries(value) : [];

const flat = (bucket: unknown): Record<string, string> =>
  Object.fromEntries(
    pairs(bucket).flatMap(([key, value]) => {
      const inner = pairs(value);
      return inner[0]
        ? inner.map(([rest, leaf]) => [`${key}.${rest}`, String(leaf ?? '')])
        : [[key, String(value ?? '')]];
    }),
  );

/** Reads `'group.key': value` and `group: { key: value }` alike; writes the first. */
export const settingsBuckets: Codec<SettingsBuckets> = {
  kind: 'json',
  optional: true,
  schema: pipe(
    unknown(),
    transform((wire) =>
      Object.fromEntries(pairs(wire).map(([name, bucket]) => [name.toLowerCase(), flat(bucket)])),
    ),
  ),
};
