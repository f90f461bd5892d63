import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFiles } from '../serve';
import { asMarkdown, upgradeNotes } from '../upgrade-notes';
import { makeSnippet, snippetParts } from '../snippet';
import { readManifest, readVersions } from '../versions';
import { writeFiles } from '../write';
import { help, readOptions, type Options } from './options';

/** The terminal, as far as the command uses it. */
export type Terminal = {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Called with the server, which runs until it is closed. */
  readonly serving: (server: Server) => void;
};

const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  serving: () => undefined,
};

/** The files in the packed package; the folder is two levels above this module. */
const packed = fileURLToPath(new URL('../../suite', import.meta.url));

/** Runs the command; resolves to its exit code. */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  try {
    await perform(readOptions(args), terminal);
    return 0;
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    terminal.complain('npx @portico/cdn --help');
    return 2;
  }
}

async function perform(options: Options, { print, serving }: Terminal): Promise<void> {
  if (options.does === 'help') return print(help);
  const folder = resolve(options.from ?? packed);
  if (options.does === 'notes') {
    const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
    return print(asMarkdown(upgradeNotes(changelog, options.since, options.to)));
  }
  const versions = await readVersions(folder);
  if (options.does === 'snippet') {
    const [newest] = versions;
    if (newest === undefined) return;
    const snippet = await makeSnippet(await readManifest(newest), options.choice);
    const parts = snippetParts(snippet).map(({ title, text }) => `# ${title}\n\n${text}\n`);
    return print(parts.join('\n'));
  }
  if (options.does === 'write') {
    const all = await writeFiles(versions, resolve(options.folder));
    return print(`${options.folder}: ${all.map(({ name }) => name).join(', ')}`);
  }
  const server = await serveFiles(folder, versions, options);
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  print(`${versions.map(({ name }) => name).join(', ')} on http://${options.host}:${port}/`);
  return serving(server);
}
