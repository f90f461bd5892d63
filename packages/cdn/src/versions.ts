import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { array, number, object, parse, parseJson, pipe, record, string } from 'valibot';
import type { Manifest } from './snippet';

/** What the build writes about a version, as far as it is used here. */
const manifestSchema = pipe(
  string(),
  parseJson(),
  object({ files: record(string(), object({ integrity: string(), bytes: number() })) }),
);

/** What of it a snippet needs. */
const pageSchema = pipe(
  string(),
  parseJson(),
  object({
    version: string(),
    files: record(string(), object({ integrity: string() })),
    ahead: string(),
    always: array(string()),
    tags: record(
      string(),
      object({
        entry: string(),
        preload: array(string()),
        later: array(string()),
        first: record(string(), string()),
        style: string(),
      }),
    ),
  }),
);

/** The files of a version, by tag. @throws Error for a version of another shape */
export async function readManifest({ directory }: Version): Promise<Manifest> {
  return parse(pageSchema, await readFile(join(directory, 'manifest.json'), 'utf8'));
}

/** A version of the suite in a folder of its own, such as `1.4.2/`. */
export type Version = {
  readonly name: string;
  readonly directory: string;
  /** The hash of each script, by its path in the version. */
  readonly integrity: Readonly<Record<string, string>>;
};

const exact = /^\d+\.\d+\.\d+$/;

/** The versions in a folder, the newest first. @throws Error when there is none */
export async function readVersions(folder: string): Promise<readonly Version[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const found = names.filter(
    (name) => exact.test(name) && existsSync(join(folder, name, 'manifest.json')),
  );
  if (found.length === 0) throw new Error(`${folder} holds no version of the suite.`);
  return Promise.all(found.sort(newerFirst).map((name) => readVersion(folder, name)));
}

async function readVersion(folder: string, name: string): Promise<Version> {
  const directory = join(folder, name);
  const { files } = parse(manifestSchema, await readFile(join(directory, 'manifest.json'), 'utf8'));
  const integrity = Object.entries(files).map(([path, file]) => [path, file.integrity] as const);
  return { name, directory, integrity: Object.fromEntries(integrity) };
}

/** Compares `1.10.0` and `1.9.3` by their numbers. */
export function newerFirst(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.split('.').map(Number));
  const differences = (right ?? []).map((part, at) => part - (left?.[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
