import { parseArgs } from 'node:util';
import type { SnippetChoice } from '../snippet';

/** What `--help` prints. */
export const help = `Puts the suite's files on a server.

  npx @portico/cdn                  serves them, with a page that explains them at /
  npx @portico/cdn write DIR        writes them for any static server: DIR/site with _headers,
                                    compressed files, DIR/nginx.conf and DIR/Containerfile;
                                    versions that are in DIR stay
  npx @portico/cdn notes FROM [TO]  what changed between two versions
  npx @portico/cdn snippet          what to paste into a page, its policy, and the headers of
                                    nginx, Apache, IIS, Cloudflare and S3

  --from DIR     folder with a folder per version, instead of this package's own
  --port NUMBER  to serve on (8080)
  --host NAME    to serve on (127.0.0.1)
  --help

Of the snippet:

  --origin URL   origin of the suite's files
  --api URL      address of the API
  --tags LIST    the page's tags by commas: sign-in,accounts
  --locale NAME  en, es or auto (en)
  --plain        plain words
  --fonts LIST   origins of the page's fonts, by commas, besides its own
  --cards URL    origin of the processor's page for card numbers
`;

/** What the command is to do. */
export type Options =
  | { readonly does: 'help' }
  | {
      readonly does: 'serve';
      readonly from?: string | undefined;
      readonly port: number;
      readonly host: string;
    }
  | { readonly does: 'write'; readonly from?: string | undefined; readonly folder: string }
  | {
      readonly does: 'notes';
      readonly from?: string | undefined;
      readonly since: string;
      readonly to?: string | undefined;
    }
  | {
      readonly does: 'snippet';
      readonly from?: string | undefined;
      readonly choice: SnippetChoice;
    };

/** Reads the command line. @throws Error with what is wrong */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ from: text, port: { ...text, default: '8080' } },
      ...{ host: { ...text, default: '127.0.0.1' }, help: { type: 'boolean', default: false } },
      ...{ origin: text, api: text, tags: text, fonts: text, cards: text },
      ...{ locale: { ...text, default: 'en' }, plain: { type: 'boolean', default: false } },
    },
  });
  const { from, host } = values;
  if (values.help) return { does: 'help' };
  const [does, first, second] = positionals;
  const surplus = positionals[does === 'notes' ? 3 : 2];
  if (surplus !== undefined) throw new Error(`"${surplus}" is one word too many.`);
  if (does === undefined) {
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      throw new Error(`--port is a number up to 65535, not "${values.port}".`);
    return { does: 'serve', from, port: Number(values.port), host };
  }
  if (does === 'write') {
    if (first === undefined) throw new Error('Name the folder to write: write DIR');
    return { does, from, folder: first };
  }
  if (does === 'notes') {
    if (first === undefined) throw new Error('Name the version you have: notes 1.4.2');
    return { does, from, since: first, to: second };
  }
  if (does === 'snippet') {
    if (first !== undefined) throw new Error(`"${first}" is one word too many.`);
    return { does, from, choice: readChoice(values) };
  }
  throw new Error(`There is no "${does}": it is write, notes or snippet, or nothing to serve.`);
}

/** Options of the command line, as far as they are of the snippet. */
type GivenChoice = {
  readonly origin?: string | undefined;
  readonly api?: string | undefined;
  readonly tags?: string | undefined;
  readonly fonts?: string | undefined;
  readonly cards?: string | undefined;
  readonly locale: string;
  readonly plain: boolean;
};

function readChoice({
  origin,
  api,
  tags,
  fonts,
  cards,
  locale,
  plain,
}: GivenChoice): SnippetChoice {
  if (origin === undefined) throw new Error('Name the origin of the files: --origin https://…');
  if (api === undefined) throw new Error('Name the address of the API: --api https://…');
  if (tags === undefined) throw new Error('Name the tags of the page: --tags sign-in,accounts');
  if (locale !== 'en' && locale !== 'es' && locale !== 'auto')
    throw new Error(`--locale is en, es or auto, not "${locale}".`);
  return {
    ...{ origin, api, cards, locale, isPlain: plain },
    ...{ tags: listOf(tags), fonts: listOf(fonts ?? '') },
  };
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
