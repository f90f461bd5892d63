import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A database server in a folder of its own, on a socket. */
export type Database = {
  readonly socket: string;
  readonly create: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts MariaDB with an empty data folder. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'data');
  const socket = join(folder, 'sql');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const own = ['--no-defaults', `--datadir=${data}`, ...asRoot];
  await run('mariadb-install-db', [
    ...own,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const server = spawn(
    'mariadbd',
    [
      ...own,
      `--socket=${socket}`,
      '--skip-networking',
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${join(folder, 'log')}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  await Promise.race([until(() => existsSync(socket)), ended.then(refuse)]);
  return {
    socket,
    create: async (name) => {
      const statement = `CREATE DATABASE ${name} CHARACTER SET utf8mb4`;
      await run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', statement]);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function refuse(): never {
  throw new Error('MariaDB ended before it served.');
}

/** Waits until something is so, for at most two minutes: programs start slowly where none ran before. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not happen within two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
