import { setupBuckets, type SetupBucket } from '@portico/contract/page-protocol';
import { is, record, string } from 'valibot';
import type { Settings } from '../../../api/console-routes';
import type { CatalogueSetting } from '../../catalogue';
import { fitsKind, schemaPath } from '../../settings-schema';

/** A value that an import changes. */
export type ImportedChange = {
  readonly bucket: SetupBucket;
  readonly key: string;
  readonly before: string | undefined;
  readonly value: string;
};

/** A file of settings as it was read. */
export type SettingsFile = {
  readonly changes: readonly ImportedChange[];
  /** What is not taken over, and why. */
  readonly problems: readonly string[];
};

type Declared = Pick<CatalogueSetting, 'key' | 'kind'>;

const values = record(string(), string());

/** The settings that are set, as a file; the host's own switches are not a part of it. */
export function writeSettingsFile(settings: Pick<Settings, 'buckets'>, origin: string): string {
  const stored = new Map(Object.entries(settings.buckets));
  const file = {
    $schema: `${origin}${schemaPath}`,
    ...Object.fromEntries(setupBuckets.map((bucket) => [bucket, stored.get(bucket) ?? {}])),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function readBucket(
  bucket: SetupBucket,
  given: unknown,
  declared: ReadonlyMap<string, Declared>,
  stored: Readonly<Record<string, string>>,
): SettingsFile {
  if (!is(values, given)) return { changes: [], problems: [`${bucket}: not texts by key`] };
  const refused = (key: string, value: string): string | undefined => {
    const setting = declared.get(key);
    if (!setting) return `${bucket}, ${key}: no such setting`;
    return fitsKind(setting.kind, value)
      ? undefined
      : `${bucket}, ${key}: not of the kind ${setting.kind}`;
  };
  const entries = Object.entries(given).map(([key, value]) => ({
    key,
    value,
    problem: refused(key, value),
  }));
  return {
    changes: entries.flatMap(({ key, value, problem }) =>
      problem !== undefined || stored[key] === value
        ? []
        : [{ bucket, key, before: stored[key], value }],
    ),
    problems: entries.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  };
}

const isBucket = (name: string): name is SetupBucket =>
  setupBuckets.some((bucket) => bucket === name);

/** Reads a file of settings: what it would change, and what in it is wrong. */
export function readSettingsFile(
  text: string,
  settings: readonly Declared[],
  { buckets: all }: Pick<Settings, 'buckets'>,
): SettingsFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { changes: [], problems: [`Not JSON: ${String(error)}`] };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { changes: [], problems: ['Not an object with the parts of a setup'] };
  }
  const declared = new Map(settings.map((setting) => [setting.key, setting]));
  const stored = new Map(Object.entries(all));
  const read = Object.entries(json).map(([name, given]: [string, unknown]): SettingsFile => {
    if (name === '$schema') return { changes: [], problems: [] };
    if (!isBucket(name)) return { changes: [], problems: [`${name}: no such part`] };
    return readBucket(name, given, declared, stored.get(name) ?? {});
  });
  return {
    changes: read.flatMap(({ changes }) => changes),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The changes by bucket and key, as the host takes them. */
export function bucketsOfChanges(
  changes: readonly ImportedChange[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    setupBuckets.map((bucket) => [
      bucket,
      Object.fromEntries(
        changes.filter((one) => one.bucket === bucket).map(({ key, value }) => [key, value]),
      ),
    ]),
  );
}
