import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from '../../demo-host/bundle.mjs';
import { startPostgres } from '../postgres/cluster.mjs';
import { figuresOf } from './figures.mjs';
import { createTraffic, paidCents } from './traffic.mjs';

const source = fileURLToPath(new URL('server.ts', import.meta.url));
const program = fileURLToPath(
  new URL(`../../demo-host/dist/load-server-${process.pid}.mjs`, import.meta.url),
);

/** Starts a process of the API; resolves once it serves. */
async function startProcess(options, codes) {
  const child = fork(program, [JSON.stringify(options)]);
  const told = new EventEmitter();
  child.on('message', (message) => {
    if ('code' in message) codes.emit(message.to, message.code);
    else told.emit(Object.keys(message)[0], message);
  });
  const [{ url }] = await Promise.race([
    once(told, 'url'),
    once(child, 'exit').then(() => Promise.reject(new Error('The API did not start'))),
  ]);
  const end = async (how) => {
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  return {
    url,
    /** What it answers to `audit` or `usage`. */
    ask: async (what) => {
      child.send(what);
      const [answer] = await once(told, what);
      return answer[what];
    },
    close: () => end(() => child.disconnect()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}

/**
 * Starts processes of the API on one new database, the first of which makes its borrowers.
 *
 * @param {string} database  its address
 */
async function startProcesses(database, { folder, borrowers, count }) {
  const codes = new EventEmitter();
  codes.setMaxListeners(0);
  const common = {
    ...{ database, filesFolder: join(folder, 'files'), began: Date.now() },
    key: randomBytes(32).toString('hex'),
  };
  const start = (made, port = 0) => startProcess({ ...common, borrowers: made, port }, codes);
  const running = [await start(borrowers)];
  while (running.length < count) running.push(await start(0));
  const usages = () => Promise.all(running.map((one) => one.ask('usage')));
  let lost = 0;
  return {
    urls: running.map(({ url }) => url),
    codeFor: async (email) => (await once(codes, email))[0],
    /** Milliseconds that all have worked, without those that were killed. */
    usage: async () => (await usages()).reduce((sum, one) => sum + one, 0),
    audit: () => running[0].ask('audit'),
    /** Kills one without warning and starts it again at its address. */
    async replace(index) {
      const { url, kill } = running[index];
      await kill();
      lost += 1;
      running[index] = await start(0, Number(new URL(url).port));
    },
    killed: () => lost,
    close: () => Promise.all(running.map((one) => one.close())),
  };
}

/** Replaces one process after the other, at an interval in seconds, until it is stopped. */
function keepKilling(processes, count, interval) {
  let stopped = interval === 0;
  const stop = new AbortController();
  const killing = (async () => {
    for (let n = 0; !stopped; n += 1) {
      await wait(interval * 1_000, undefined, { signal: stop.signal }).catch(() => undefined);
      if (!stopped) await processes.replace(n % count);
    }
  })();
  return async () => {
    stopped = true;
    stop.abort();
    await killing;
  };
}

/** What is wrong in the ledger: it has to have the accepted payments, once each. */
function problemsOf({ unbalanced, paid }, accepted) {
  const booked = new Map(paid.map((one) => [one.account, one]));
  const loans = new Set([...booked.keys(), ...accepted.keys()]);
  return [
    ...(unbalanced > 0 ? [`${unbalanced} postings do not add up to zero`] : []),
    ...[...loans].flatMap((loan) => {
      const count = accepted.get(loan) ?? 0;
      const { n = 0, paid: sum = 0 } = booked.get(loan) ?? {};
      return n === count && sum === count * paidCents
        ? []
        : [`${loan}: ${count} payments accepted, ${n} booked, ${sum} cents`];
    }),
  ];
}

/** @returns {Promise<{ url: string, stop: () => void }>} where the API stores its data */
const startStore = async (folder, isPostgres) =>
  isPostgres
    ? startPostgres({ durable: true })
    : { url: `file:${join(folder, 'load.db')}`, stop: () => undefined };

/**
 * @param {object} options
 * @param {number} options.seconds
 * @param {number} options.rate  requests a second
 * @param {number} [options.borrowers]  with fewer than 500, one signs in more often than the API
 *   mails codes within ten minutes
 * @param {boolean} [options.postgres]  on a PostgreSQL server of its own, not on a file
 * @param {number} [options.processes]  of the API, which take the requests in turn
 * @param {number} [options.kill]  seconds after which one of them is killed and started again, one
 *   after the other; 0: none is
 */
export async function measure(options) {
  const {
    seconds,
    rate,
    borrowers = 500,
    postgres = false,
    processes: count = 1,
    kill = 0,
  } = options;
  const folder = await mkdtemp(join(tmpdir(), 'portico-load-'));
  await bundleForNode(source, program);
  const store = await startStore(folder, postgres);
  try {
    const processes = await startProcesses(store.url, { folder, borrowers, count });
    try {
      const traffic = createTraffic(processes.urls, processes.codeFor, borrowers);
      await traffic.warmUp(Math.min(borrowers, 20));
      const usage = await processes.usage();
      const stopKilling = keepKilling(processes, count, kill);
      await traffic.send(rate, seconds);
      await stopKilling();
      const worked = (await processes.usage()) - usage;
      const problems = problemsOf(await processes.audit(), traffic.paid);
      return {
        requests: traffic.times.length,
        /** Milliseconds that the API's processors worked for a request; unknown where one was killed. */
        worked: kill > 0 ? undefined : Math.round((worked / traffic.times.length) * 100) / 100,
        payments: [...traffic.paid.values()].reduce((sum, count) => sum + count, 0),
        /** Requests that were sent again because their process was killed. */
        repeated: traffic.repeated(),
        /** Payments that were looked up by their key. */
        lookedUp: traffic.lookedUp(),
        killed: processes.killed(),
        errors: traffic.errors,
        times: figuresOf(traffic.times),
        problems,
      };
    } finally {
      await processes.close();
    }
  } finally {
    store.stop();
    await rm(program, { force: true });
    await rm(`${program}.map`, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
