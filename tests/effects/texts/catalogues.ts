import type { Texts } from '@portico/core/internal';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A catalogue of sentences, with its file. */
export type Catalogue = { readonly file: string; readonly texts: Texts<string> };

const packages = join(import.meta.dirname, '../../../packages');

/** The packages with sentences. */
export const allPackages = [
  'branch-locator',
  'core',
  'document-center',
  'element',
  'loan-details',
  'messages',
  'payment',
  'portal',
  'profile',
  'registration',
  'requests',
  'shared',
  'sign-in',
];

/** Every catalogue of a package (`payment`) or of one of its folders (`element/react`). */
export async function cataloguesOf(name: string): Promise<readonly Catalogue[]> {
  const [owner = '', ...path] = name.split('/');
  const folder = join(packages, owner, 'src', ...path);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sentences/index.ts'))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(join(folder, file));
      return Object.values(module)
        .filter(isTexts)
        .map((texts) => ({ file: `${name}/${file}`, texts }));
    }),
  );
  return found.flat();
}

/** The key of the setting that replaces a sentence. */
export const keysOf = ({ texts: { group, english } }: Catalogue): readonly string[] =>
  Object.keys(english).map((key) => `${group}.${key}`);

/**
 * Settings that replace every sentence by its key, `«signIn.title»`, followed by its placeholders,
 * because their values may be sentences too.
 */
export function markersOf(catalogues: readonly Catalogue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    catalogues.flatMap(({ texts: { group, english } }) =>
      Object.entries(english).map(([key, sentence]) => {
        const placeholders = sentence.match(/\{\w+\}/g) ?? [];
        return [`${group}.${key}`, [`«${group}.${key}»`, ...placeholders].join(' ')];
      }),
    ),
  );
}

function isTexts(value: unknown): value is Texts<string> {
  return typeof value === 'object' && value !== null && 'group' in value && 'english' in value;
}
