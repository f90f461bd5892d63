import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { array, object, parse, string } from 'valibot';

const docs = new URL('../../demo-host/docs/', import.meta.url);
const folder = fileURLToPath(new URL('../../demo-host/dist/docs/site/', import.meta.url));

const catalogue = object({ settings: array(object({ key: string(), kind: string() })) });

/** The names of all files in a folder of the documentation with this ending. */
export function filesIn(name: string, ending: string): readonly string[] {
  return readdirSync(new URL(`${name}/`, docs), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** A file of the documentation's sources. */
export const sourceOf = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

/** A page of the built site. */
export type BuiltPage = {
  /** `/docs/start/quickstart.html` */
  readonly address: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
};

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

function attributes(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decoded(value),
  );
}

/** Every page of the built site; the page for unknown addresses is left out. */
export function builtPages(): readonly BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return {
        address: `/docs/${file}`,
        ids: new Set(attributes(html, 'id')),
        links: attributes(html, 'href'),
      };
    });
}

/** The page that an address of the site opens, without its fragment. */
export function pageAt({ pathname }: URL): string {
  return pathname.endsWith('/') ? `${pathname}index.html` : pathname;
}

/** The keys of all sentences, as the console's catalogue has them. */
export function sentenceKeys(): readonly string[] {
  const text = readFileSync(new URL('../dist/catalogue.json', docs), 'utf8');
  const { settings } = parse(catalogue, JSON.parse(text));
  return settings.flatMap(({ key, kind }) => (kind === 'sentence' ? [key] : []));
}
