import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultsChange } from '../../demo-host/api/console-routes';
import { openConsole } from '../e2e/support/console';
import { startProcess, type HostProcess } from '../e2e/support/host';
import type { Kill } from './plan';
import { startProxy } from './proxy';

/** A demo host in two processes on one database, behind one address; each can be killed. */
export type Lender = Awaited<ReturnType<typeof startLender>>;

type Server = { current: HostProcess | undefined };

const isPayment = ({ url = '' }: IncomingMessage) =>
  /^\/api\/PaymentImmediate\/SubmitAch$/i.test(url);
const isCall = ({ url = '' }: IncomingMessage) => url.toLowerCase().startsWith('/api/');

/** Starts both: the first fills the database. */
export async function startLender() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-soak-'));
  const database = join(folder, 'host.db');
  const servers: readonly [Server, Server] = [
    { current: await startProcess(database) },
    { current: await startProcess(database) },
  ];
  let used: readonly Server[] = servers;
  let kill: Kill | undefined;
  let turn = 0;
  let restarting: Promise<unknown> = Promise.resolve();

  const living = () => used.flatMap(({ current }) => current?.url ?? []);

  /** Kills the server at an address, and starts it again after a while. */
  const killServer = async (url: string, { downFor }: Kill) => {
    const server = servers.find(({ current }) => current?.url === url);
    const process = server?.current;
    if (!server || !process) return;
    server.current = undefined;
    const restart = async () => {
      await process.kill();
      await wait(downFor);
      server.current = await startProcess(database);
    };
    const before = restarting;
    restarting = Promise.all([before, restart()]);
    await process.kill();
  };
  /** Waits for every restart, including that of a kill that is still to happen. */
  const restartsDone = async () => {
    let seen: Promise<unknown> | undefined;
    while (seen !== restarting) {
      seen = restarting;
      await seen;
    }
  };
  /** The planned kill, if it is for a payment at this moment; returned once. */
  const takeKill = (incoming: IncomingMessage, point: Kill['point']): Kill | undefined => {
    if (kill?.point !== point || !isPayment(incoming)) return undefined;
    const taken = kill;
    kill = undefined;
    return taken;
  };

  const proxy = await startProxy({
    async to(incoming) {
      // Requests for the lender's pages wait for a running server; calls of the API do not.
      if (!isCall(incoming)) while (living().length === 0) await wait(20);
      const urls = living();
      turn += 1;
      const url = urls[turn % Math.max(urls.length, 1)];
      const killed = url !== undefined && takeKill(incoming, 'request');
      if (!killed) return url;
      await killServer(url, killed);
      return undefined;
    },
    sent(incoming, to) {
      const killed = takeKill(incoming, 'booking');
      if (!killed) return;
      const soon = wait(killed.delay).then(() => killServer(to, killed));
      restarting = Promise.all([restarting, soon]);
    },
    async answered(incoming, to) {
      const killed = takeKill(incoming, 'answer');
      if (killed) await killServer(to, killed);
      return !killed;
    },
  });

  const testConsole = openConsole(servers[0].current?.url ?? '');
  await testConsole.skipHolidays();
  return {
    url: proxy.url,
    database,
    /** The console of a server that has not been killed yet. */
    testConsole,
    /** Sets how many servers answer, and the kill of the one that receives the next payment. */
    prepare(processes: 1 | 2, next: Kill | undefined) {
      used = servers.slice(0, processes);
      kill = next;
    },
    /** Resolves when every server answers again and no kill is planned. */
    async cancelKill() {
      kill = undefined;
      await restartsDone();
    },
    async setFaults(faults: FaultsChange) {
      for (const url of living()) await openConsole(url).setFaults(faults);
    },
    async close() {
      await restartsDone();
      await proxy.close();
      for (const { current } of servers) await current?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
