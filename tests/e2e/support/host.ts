import { spawn } from 'node:child_process';
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

/** A demo host of a test worker's own. */
export type TestHost = {
  readonly url: string;
  /** Path of its database, for looking into the books. */
  readonly database: string;
  readonly close: () => Promise<void>;
};

/** The first line a program prints; undefined when it ends without one. */
async function firstOf(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) return line;
  return undefined;
}

/** Starts a demo host on a free port with a new database in a temporary folder. */
export async function startTestHost(): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  const database = join(folder, 'host.db');
  const child = spawn(process.execPath, [program, '--database', database], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const { url } = parse(announcement, await firstOf(lines));
  return {
    url,
    database,
    close: async () => {
      const stopped = once(child, 'exit');
      child.stdin.end();
      await stopped;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
