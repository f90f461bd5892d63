/** Raw settings: bucket (`shared`, `english`, `spanish`) → `group.key` → text (access §9, accounts §3). */
export type SettingsBuckets = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Where the setup is read. It stands by itself, with `readSetup`, because every first screen waits
 * for it: neither needs the schema library that the other calls are read with.
 */
export const setupTarget = {
  name: 'applicationOptions',
  method: 'GET',
  path: '/api/setup/ApplicationOptions',
  session: 'none',
} as const;

/** What a first screen needs of the setup's answer. */
export type SetupReading = {
  readonly buckets: SettingsBuckets;
  /** Lengths and more, unread; by `institutionOptions` or `institutionText` when somebody asks. */
  readonly institutionOptions: unknown;
};

/** Reads the setup's answer; undefined when it is none. Never throws. */
export function readSetup(wire: unknown): SetupReading | undefined {
  if (typeof wire !== 'object' || !wire || Array.isArray(wire)) return undefined;
  const { gassysettings, institutionoptions } = lowerKeys(wire);
  return { buckets: readBuckets(gassysettings), institutionOptions: institutionoptions };
}

/** Reads `'group.key': value` and `group: { key: value }` alike, values as text. */
export function readBuckets(wire: unknown): SettingsBuckets {
  return Object.fromEntries(
    pairs(wire).map(([name, bucket]) => [name.toLowerCase(), flat(bucket)]),
  );
}

function flat(bucket: unknown): Record<string, string> {
  return Object.fromEntries(
    pairs(bucket).flatMap(([key, value]) => {
      const inner = pairs(value);
      return inner[0]
        ? inner.map(([rest, leaf]) => [`${key}.${rest}`, written(leaf)])
        : [[key, written(value)]];
    }),
  );
}

/** A flag or number as a text; nothing is an empty one. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
}

/** The values by their names in small letters: a host may write either case (D5). */
export function lowerKeys(wire: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(pairs(wire).map(([key, value]) => [key.toLowerCase(), value]));
}

function pairs(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value ? Object.entries(value) : [];
}
