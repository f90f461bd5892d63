import { parseArgs } from 'node:util';

/** What `--help` prints. */
export const help = `Puts the suite's files on a server.

  npx @portico/cdn                  serves them, with a page that explains them at /
  npx @portico/cdn write DIR        writes them for any static server: DIR/site with _headers,
                                    compressed files, DIR/nginx.conf and DIR/Containerfile;
                                    versions that are in DIR stay
  npx @portico/cdn notes FROM [TO]  what changed between two versions

  --from DIR     folder with a folder per version, instead of this package's own
  --port NUMBER  to serve on (8080)
  --host NAME    to serve on (127.0.0.1)
  --help
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
  throw new Error(`There is no "${does}": it is write or notes, or nothing to serve.`);
}
