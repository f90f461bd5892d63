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
  serving: ({ close }) => {
    const stop = () => void close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  },
};

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
