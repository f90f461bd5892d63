import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { checkApi } from '../check-api';
import { countResults } from '../report';
import { asJUnit } from '../reports/junit';
import { asPage } from '../reports/page';
import { asText } from '../reports/text';
import { readState, type StateStore } from '../state';
import { codeFromOutbox } from './code-from-outbox';
import { help, readOptions, type Options } from './options';

/** The terminal, as far as the command uses it. */
export type Terminal = {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** The answer to a question; undefined where nobody can answer. */
  readonly ask: (question: string) => Promise<string | undefined>;
};

const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  ask: async (question) => {
    if (!process.stdin.isTTY) return undefined;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await lines.question(`${question} `);
    lines.close();
    return answer.trim();
  },
};

/** Refuses a file that is not the state of this run, which would be overwritten and removed. */
function fileStore(
  { state: file, url, change, tags }: Options,
  { complain }: Terminal,
): StateStore {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text !== undefined) {
    if (!readState({ url, change, tags }, text)) {
      const run = `a run against ${url} ${change ? 'with' : 'without'} --change`;
      throw new Error(`${file} is not the state of ${run}: remove it, or name another by --state`);
    }
    complain(`Goes on from ${file}; remove it to begin again.`);
  }
  return { load: () => text, save: (next) => writeFileSync(file, next, { mode: 0o600 }) };
}

/** Runs the command; resolves to its exit code. */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal = processTerminal,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  try {
    const options = readOptions(args, env);
    if (options) return await checked(options, terminal);
    terminal.print(help);
    return 0;
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    terminal.complain('npx @portico/conformance --help');
    return 2;
  }
}

async function checked(options: Options, terminal: Terminal): Promise<number> {
  const { url, username, password = '', state } = options;
  const outcome = await checkApi({
    ...{ url, tags: options.tags },
    credentials:
      username === undefined
        ? undefined
        : { username, password, code: () => codeFor(options, terminal) },
    ...{ change: options.change, pay: options.pay, payAgain: options.payAgain },
    lock: options.lock,
    wait: options.wait ? (milliseconds) => wait(milliseconds) : undefined,
    confirm: async ({ text, isForPerson = false }) => {
      if (!options.yes || isForPerson)
        return /^y(es)?$/i.test((await terminal.ask(`${text} (yes/no)`)) ?? '');
      terminal.complain(`${text} (--yes)`);
      return true;
    },
    store: fileStore(options, terminal),
  });
  // Before the files: one that cannot be written loses neither the findings nor the state.
  terminal.print(options.json ? JSON.stringify(outcome) : asText(outcome));
  if (options.html !== undefined) writeFileSync(options.html, asPage(outcome, url));
  if (options.junit !== undefined) writeFileSync(options.junit, asJUnit(outcome));
  rmSync(state, { force: true });
  return countResults(outcome.findings).failed > 0 ? 1 : 0;
}

async function codeFor({ code, console: address }: Options, { ask }: Terminal) {
  const known = code ?? (address === undefined ? undefined : await codeFromOutbox(address));
  return known ?? ((await ask('The security code that the sign-in has sent:')) || undefined);
}
