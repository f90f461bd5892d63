import { constants } from 'node:os';
import { sandboxCode } from '@portico/testing/sandbox';
import { borrowers } from '../api/seed/borrowers';
import { help, readSandboxOptions } from './options';
import { startSandbox, type Sandbox } from './start-sandbox';

/** The terminal, as far as the command uses it. */
export type Terminal = {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Called with the sandbox, which runs until it is closed. */
  readonly serving: (sandbox: Sandbox) => void;
};

const processTerminal: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  serving: stopOnSignal,
};

/** Milliseconds within which npx passes on a signal that the terminal has sent to both. */
const repeated = 100;

/** The first signal lets requests finish, a second one ends the process at once. */
function stopOnSignal({ close, abandon }: Sandbox): void {
  let first: number | undefined;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    if (first === undefined) {
      first = performance.now();
      return void close().then(() => process.exit(0));
    }
    if (performance.now() - first < repeated) return;
    abandon();
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Runs the command; resolves to its exit code, 0 also while the sandbox runs. */
export async function runCommand(
  args: readonly string[],
  { print, complain, serving }: Terminal = processTerminal,
): Promise<number> {
  try {
    const options = readSandboxOptions(args);
    if (options === undefined) print(help);
    else {
      const sandbox = await startSandbox(options);
      print(welcome(sandbox.url));
      serving(sandbox);
    }
    return 0;
  } catch (error) {
    complain(messageOf(error));
    complain('npx @portico/sandbox --help');
    return 2;
  }
}

function welcome(url: string): string {
  const everyday = borrowers.filter(({ shows }) => shows === 'everyday');
  const lines = everyday.map(({ username, password }) => `  ${username.padEnd(8)}${password}`);
  return `Portico sandbox ready on ${url}

${lines.join('\n')}

The security code is ${sandboxCode}. The package's README has every borrower, card and bank number.`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use: name another by --port, or 0 for a free one.';
  return error.message;
}
