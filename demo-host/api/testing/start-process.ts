import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { bundleForNode } from '../../bundle.mjs';
import { hostPath } from '../../paths';
import type { TestHost } from './test-host';

/** When a process is killed while it carries out a submission; see `api-process.ts`. */
export type KillPoint = 'before the booking' | 'at its key' | 'booked' | 'committed';

/** The reference API in its own process. */
export type ApiProcess = {
  readonly url: string;
  /** Resolves once the process has ended, for any reason. */
  readonly ended: Promise<unknown>;
  /** SIGKILL; resolves once the process has ended. */
  readonly kill: () => Promise<void>;
};

/** Bundles the program that `startProcess` runs; Node 20 does not run TypeScript. */
export async function bundleProgram(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = hostPath('dist', `api-process-${process.pid}.mjs`);
  await bundleForNode(hostPath('api', 'testing', 'api-process.ts'), path);
  return { path, remove: () => rm(path, { force: true }) };
}

async function firstOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) return line;
  throw new Error('The process ended before it served');
}

/** Starts a process over the database of a test's host, with that host's key and clock. */
export async function startProcess(
  program: string,
  { databaseUrl, key, services }: TestHost,
  killAt?: KillPoint,
): Promise<ApiProcess> {
  const options = {
    database: databaseUrl,
    key: key.toString('hex'),
    now: services.clock(),
    killAt,
  };
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await firstOf(createInterface({ input: child.stdout }));
  return {
    url,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
