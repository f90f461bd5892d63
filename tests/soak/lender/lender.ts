import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dayOfWeek, localDate, type LocalDate } from '@portico/rules';
import { bankHolidays } from '../../../demo-host/api/seed/holidays';
import { createOn } from '../../../demo-host/api/testing/database-template';
import type { SettingsChange } from '../../../demo-host/api/console-routes';
import { openConsole, type TestConsole } from '../../e2e/support/console';
import { startProcess, type HostProcess } from '../../e2e/support/host';
import type { KillPoint } from '../plan/kinds';
import type { Kill } from '../plan/plan';
import { instantOf, openBooks } from './books';
import { startLine } from './line';

/** A demo host in two processes on one database, behind one address; each can be killed. */
export type Lender = Awaited<ReturnType<typeof startLender>>;

type Server = { current: HostProcess | undefined };

/** The lender's settings of every run: without a security code, each sign-in is one form. */
const settings: SettingsChange = {
  buckets: {
    shared: { 'loginOptions.useMultiFactorOption': 'false' },
  },
};

/** Where a lender's data is: a file, or a database of its own on the server of this run. */
async function newStore(folder: string) {
  const server = process.env['SOAK_POSTGRES'];
  if (server === undefined) {
    const file = join(folder, 'host.db');
    return { url: `file:${file}`, startServer: () => startProcess(file) };
  }
  const { url } = await createOn(server);
  const variables = {
    DATABASE_URL: url,
    SEED_DATA_ONLY: 'true',
    FILES_URL: `file:${folder}/files`,
  };
  return { url, startServer: () => startProcess(undefined, variables) };
}

/** The two servers, one of which can be planned to be killed. */
async function startServers(startServer: () => Promise<HostProcess>) {
  const servers: readonly [Server, Server] = [
    { current: await startServer() },
    { current: await startServer() },
  ];
  let used: readonly Server[] = servers;
  let kill: Kill | undefined;
  let kills = 0;
  let turn = 0;
  let restarting: Promise<unknown> = Promise.resolve();

  /** Kills the server at an address, and starts it again after a while. */
  const killServer = async (url: string, { downFor }: Kill) => {
    const server = servers.find(({ current }) => current?.url === url);
    const process = server?.current;
    if (!server || !process) return;
    server.current = undefined;
    kills += 1;
    const restart = async () => {
      await process.kill();
      await wait(downFor);
      server.current = await startServer();
    };
    restarting = Promise.all([restarting, restart()]);
    await process.kill();
  };
  /** The planned kill, if it is for this moment; returned once. */
  const takeKill = (point: KillPoint): Kill | undefined => {
    const taken = kill?.point === point ? kill : undefined;
    if (taken) kill = undefined;
    return taken;
  };

  const living = () => used.flatMap(({ current }) => current?.url ?? []);
  return {
    living,
    /** How many were killed so far. */
    kills: () => kills,
    next: () => {
      turn += 1;
      return living()[turn % Math.max(living().length, 1)];
    },
    use: (processes: 1 | 2) => void (used = servers.slice(0, processes)),
    planKill: (planned: Kill | undefined) => void (kill = planned),
    /** @returns whether it was killed */
    killAt: async (point: KillPoint, url: string): Promise<boolean> => {
      const killed = takeKill(point);
      if (killed) await killServer(url, killed);
      return killed !== undefined;
    },
    /** Kills it a moment from now, while it books. */
    killSoon: (url: string) => {
      const killed = takeKill('booking');
      if (!killed) return;
      const soon = wait(killed.delay).then(() => killServer(url, killed));
      restarting = Promise.all([restarting, soon]);
    },
    /** Waits for every restart, including that of a kill that is still to happen. */
    restartsDone: async () => {
      let seen: Promise<unknown> | undefined;
      while (seen !== restarting) {
        seen = restarting;
        await seen;
      }
    },
    close: async () => {
      for (const { current } of servers) await current?.close();
    },
  };
}

/** The first day from one on that is neither of a weekend nor a bank holiday. */
export function businessDay(from: LocalDate): LocalDate {
  const closed = new Set(bankHolidays(from).map(([day]) => day));
  let day = from;
  while ([0, 6].includes(dayOfWeek(day)) || closed.has(day)) day = addDays(day, 1);
  return day;
}

/** The first day from Monday to Wednesday that is no holiday, nor are the two days after it. */
function ordinaryDay(today: LocalDate): LocalDate {
  const closed = new Set(bankHolidays(today).map(([day]) => day));
  const isOrdinary = (day: LocalDate) =>
    [1, 2, 3].includes(dayOfWeek(day)) &&
    [0, 1, 2].every((later) => !closed.has(addDays(day, later)));
  let day = today;
  while (!isOrdinary(day)) day = addDays(day, 1);
  return day;
}

/** Starts both servers: the first fills the database. */
export async function startLender() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-soak-'));
  const store = await newStore(folder);
  const servers = await startServers(store.startServer);
  const console = async (): Promise<TestConsole> => {
    while (servers.living().length === 0) await wait(20);
    return openConsole(servers.living()[0] ?? '');
  };
  /** Asks once more where the server is killed meanwhile. */
  const ask = async (question: (of: TestConsole) => Promise<void>): Promise<void> => {
    const before = servers.kills();
    try {
      await question(await console());
    } catch (error) {
      if (servers.kills() === before) throw error;
      await ask(question);
    }
  };
  await (await console()).setSettings(settings);
  const today = localDate(new Date().toISOString());
  if (!today) throw new Error('No day');
  const day = ordinaryDay(today);
  await (await console()).setClock({ today: day });
  const books = await openBooks(store.url);
  const line = await startLine({
    async to(call, isPage) {
      // Requests for the lender's pages wait for a running server; calls of the API do not.
      if (isPage) while (servers.living().length === 0) await wait(20);
      const url = servers.next();
      if (url === undefined || call !== 'submission') return url;
      return (await servers.killAt('request', url)) ? undefined : url;
    },
    sent: servers.killSoon,
    answered: async (to) => !(await servers.killAt('answer', to)),
    outcomeOf: books.outcomeOf,
  });
  let ahead = 0;
  return {
    url: line.url,
    /** The lender's day at the start of every run. */
    day,
    borrower: async (username: string) => (await console()).borrower(username),
    setSettings: async (change: SettingsChange) => (await console()).setSettings(change),
    entriesOf: books.entriesOf,
    setFaults: line.setFaults,
    /** Milliseconds that its clock is ahead of the machine's. */
    ahead: () => ahead,
    /** Sets data and settings back to those at the start, with its clock at a time (`HH:mm`). */
    async restore(time: string) {
      ahead = instantOf(day, time) - Date.now();
      servers.use(2);
      await books.restore(ahead);
    },
    /** Lets minutes pass on its clock, and books what falls due. */
    async pass(minutes: number) {
      ahead += minutes * 60_000;
      await books.setAhead(ahead);
      await ask((of) => of.setClock({ days: 0 }));
    },
    /** Sets how many servers answer, and the kill of the one that receives the next submission. */
    prepare(processes: 1 | 2, kill: Kill | undefined) {
      servers.use(processes);
      servers.planKill(kill);
    },
    /** Resolves when every server that was killed answers again. */
    restarted: servers.restartsDone,
    /** The same, and no kill is planned any more. */
    async repair() {
      servers.planKill(undefined);
      await servers.restartsDone();
    },
    /** Resolves when no submission is under way any more. */
    arrived: line.quiet,
    /** The same, and every server answers; nothing fails from now on. */
    async quiet() {
      line.setFaults(undefined, undefined);
      servers.planKill(undefined);
      await line.quiet();
      await servers.restartsDone();
    },
    async close() {
      await servers.restartsDone();
      await line.close();
      await servers.close();
      books.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
