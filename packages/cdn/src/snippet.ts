import { suiteFolder } from './addresses';
import { escaped } from './markup';
import { serverTexts, type ServerText } from './page-servers';
import { lenderPolicy } from './policy';

/** What the build writes about a version, as far as a page needs it. */
export type Manifest = {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  /** The file that a page preloads with the loader. */
  readonly ahead: string;
  /** What any page can load. */
  readonly always: readonly string[];
  readonly tags: Readonly<Record<string, TagFiles>>;
};

/** The files of a tag, by their path in the version. */
export type TagFiles = {
  readonly entry: string;
  readonly preload: readonly string[];
  /** What it can load on demand. */
  readonly later: readonly string[];
  /** Its first screens by kind of page, such as `en` and `in.plain.es`. */
  readonly first: Readonly<Record<string, string>>;
  /** Reserves its height. */
  readonly style: string;
};

/** What a lender chooses. */
export type SnippetChoice = {
  /** Origin of the suite's files. */
  readonly origin: string;
  /** `portico-sign-in`, or without `portico-`. */
  readonly tags: readonly string[];
  /** Address of the API. */
  readonly api: string;
  readonly locale: 'en' | 'es' | 'auto';
  /** Whether the texts are in plain words. */
  readonly isPlain: boolean;
  /** Origins of the page's fonts, besides its own. */
  readonly fonts: readonly string[];
  /** Origin of the processor's page for card numbers. */
  readonly cards?: string | undefined;
};

/** What goes into a page, the policy that it is sent with, and the headers of each server. */
export type Snippet = {
  readonly head: string;
  readonly body: string;
  readonly policy: string;
  readonly servers: readonly ServerText[];
};

/**
 * What to paste for these tags, with the hash of every file that they can load and of no other.
 *
 * @throws Error for a tag that the version does not have, and an address that is none
 */
export async function makeSnippet(manifest: Manifest, choice: SnippetChoice): Promise<Snippet> {
  const suite = originOf(choice.origin);
  const folder = `${suite}/${suiteFolder}/${manifest.version}`;
  const tags = choice.tags.map((name) => tagOf(manifest, name));
  const files = filesOf(manifest, tags, choice);
  const integrityOf = (file: string) => manifest.files[file]?.integrity ?? '';
  const map = JSON.stringify({
    integrity: Object.fromEntries(files.map((file) => [`${folder}/${file}`, integrityOf(file)])),
  });
  const preload = (file: string) =>
    `<link rel="modulepreload" href="${folder}/${file}" integrity="${integrityOf(file)}" crossorigin>`;
  const first = tags[0];
  const shown = firstKinds(choice)[0] ?? '';
  const ahead = [manifest.ahead, first?.files.first[shown] ?? '', first?.files.entry ?? ''];
  const fonts = choice.fonts.map(originOf);
  const api = originOf(choice.api);
  const policy = lenderPolicy({
    ...{ suite, api },
    cardFields: choice.cards === undefined ? undefined : originOf(choice.cards),
    page: { fonts, scripts: [await hashSource(map)] },
  });
  return {
    ...{ policy, servers: serverTexts(manifest.version, policy) },
    head: [
      `<link rel="preconnect" href="${api}" crossorigin>`,
      `<link rel="stylesheet" href="${folder}/portico.css">`,
      `<script type="importmap">${map}</script>`,
      loaderTag(folder, integrityOf('loader.js'), choice),
      ...ahead.filter((file) => file in manifest.files).map(preload),
    ].join('\n'),
    body: tags.map(({ name }) => `<${name}></${name}>`).join('\n'),
  };
}

function loaderTag(folder: string, integrity: string, choice: SnippetChoice): string {
  const attributes = [
    `src="${folder}/loader.js"`,
    `integrity="${integrity}" crossorigin`,
    `data-api="${escaped(choice.api)}" data-locale="${choice.locale}"`,
    ...(choice.isPlain ? ['data-words="plain"'] : []),
  ];
  return `<script type="module" async ${attributes.join('\n        ')}></script>`;
}

/** Without a path: the addresses of the files are the same on every server. */
function originOf(address: string): string {
  if (!URL.canParse(address)) throw new Error(`"${address}" is no address such as https://…`);
  return new URL(address).origin;
}

function tagOf({ tags, version }: Manifest, wanted: string) {
  const name = wanted.startsWith('portico-') ? wanted : `portico-${wanted}`;
  const files = tags[name];
  if (files) return { name, files };
  const names = Object.keys(tags).map((tag) => tag.replace('portico-', ''));
  throw new Error(`${version} has no tag "${wanted}": ${names.join(', ')}.`);
}

/** The kinds of a page's first screens: of a visitor, and of one with a session. */
function firstKinds({ locale, isPlain }: SnippetChoice): readonly string[] {
  const languages = locale === 'auto' ? ['en', 'es'] : [locale];
  const words = isPlain ? 'plain.' : '';
  return languages.flatMap((language) => [`${words}${language}`, `in.${words}${language}`]);
}

/** The preset of plain words and its sentences. */
const ofWords = /\/words(-[\w-]+)?(\.\w+)?\.js$/;

/** Every file that a page with these tags can load, by path; all languages, which change at run time. */
function filesOf(
  { files, always }: Manifest,
  tags: readonly { readonly files: TagFiles }[],
  choice: SnippetChoice,
): readonly string[] {
  const words = Object.keys(files).filter((file) => choice.isPlain && ofWords.test(file));
  const ofTags = tags.flatMap(({ files: { entry, preload, later, first } }) => [
    ...[entry, ...preload, ...later],
    ...firstKinds(choice).flatMap((kind) => first[kind] ?? []),
  ]);
  return [...new Set([...always, ...words, ...ofTags])].filter((file) => file in files).sort();
}

/** The source by which a policy allows an inline script, in place of a nonce. */
async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The parts of a snippet, each with where it belongs. */
export function snippetParts({ head, body, policy, servers }: Snippet) {
  return [
    { title: 'Into the head of the page, before any other module script', text: head },
    { title: 'Where each tag belongs; a text in it is shown until it is ready', text: body },
    { title: 'The header of the page', text: `Content-Security-Policy: ${policy}` },
    ...servers.map(({ server, place, text }) => ({ title: `${server}: ${place}`, text })),
  ];
}
