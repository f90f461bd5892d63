import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { object, parse, parseJson, pipe, string } from 'valibot';

const program = fileURLToPath(new URL('../../../demo-host/serve.mjs', import.meta.url));
const announcement = pipe(
  string(),
  parseJson(),
  object({ url: string(), borrower: object({ username: string(), password: string() }) }),
);

/** Opens the console of every host that this process starts, also after a restart. */
export const consoleSecret = randomBytes(32).toString('base64url');

/** The demo host of a test worker. */
export type TestHost = {
  readonly url: string;
  /** Path of its database, to read the ledger. */
  readonly database: string;
  readonly close: () => Promise<void>;
};

/** The first line a program prints; undefined when it ends without one. */
async function firstOf(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) return line;
  return undefined;
}

/** A demo host as a process. */
export type HostProcess = {
  readonly url: string;
  /** Stops it as Ctrl-C does. */
  readonly close: () => Promise<void>;
  /** SIGKILL: no cleanup, no answer. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts a demo host on a free port.
 *
 * @param database path of its file; without it, `DATABASE_URL` among the variables
 * @param variables additional environment variables, such as `ANSWER_SHAPES`
 */
export async function startProcess(
  database: string | undefined,
  variables: Readonly<Record<string, string>> = {},
): Promise<HostProcess> {
  const options = database === undefined ? [] : ['--database', database];
  const child = spawn(process.execPath, [program, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, CONSOLE_SECRET: consoleSecret, ...variables },
  });
  const stopped = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const { url } = parse(announcement, await firstOf(lines));
  return {
    url,
    close: async () => {
      child.stdin.end();
      await stopped;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await stopped;
    },
  };
}

/** Starts a demo host on a free port with a new database in a temporary folder. */
export async function startTestHost(
  variables?: Readonly<Record<string, string>>,
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const database = join(folder, 'host.db');
  const { url, close } = await startProcess(database, variables);
  return {
    url,
    database,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
