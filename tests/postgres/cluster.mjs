/**
 * A PostgreSQL server of its own for tests and load runs: a new cluster in a temporary folder, on a
 * free port of this machine, gone when it is stopped. PostgreSQL comes from the system's packages.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs; undefined where none is installed. */
export function postgresPrograms() {
  if (!existsSync(versions)) return undefined;
  const folders = readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The account that PostgreSQL runs as where the caller is root, which it refuses. */
const account = 'postgres';

/** Runs a program of PostgreSQL. @throws {Error} with what it printed, if it fails */
function run(program, args) {
  const isRoot = userInfo().uid === 0;
  const [command, ...before] = isRoot ? ['runuser', '-u', account, '--', program] : [program];
  const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
    ...{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Nothing is kept after the run: what is written need not reach the disk. */
const forTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a server.
 *
 * @param {{ durable?: boolean, maxConnections?: number }} options `durable`: as a lender runs it,
 *   each write on the disk before it is confirmed
 * @returns {Promise<Record<'stop' | 'restart' | 'kill' | 'start', () => void> & { url: string }>}
 * @throws {Error} where PostgreSQL is not installed
 */
export async function startPostgres({ durable = false, maxConnections = 300 } = {}) {
  const programs = postgresPrograms();
  if (!programs) {
    throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  run(join(programs, 'initdb'), [
    ...['--pgdata', data, '--username', 'portico', '--auth', 'trust'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `max_connections=${maxConnections}`,
    ...(durable ? [] : forTests),
  ];
  const control = (...args) => run(join(programs, 'pg_ctl'), ['--pgdata', data, '-w', ...args]);
  const start = () =>
    control(
      ...['--log', join(folder, 'log'), '-o', settings.map((one) => `-c ${one}`).join(' ')],
      'start',
    );
  start();
  return {
    url: `postgres://portico@127.0.0.1:${port}/postgres`,
    stop() {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
    restart() {
      control('-m', 'immediate', 'stop');
      start();
    },
    /** Ends the server as if its machine lost power; `start` begins it again. */
    kill: () => control('-m', 'immediate', 'stop'),
    start,
  };
}
