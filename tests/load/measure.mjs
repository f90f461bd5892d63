import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from '../../demo-host/bundle.mjs';
import { figuresOf } from './figures.mjs';
import { createTraffic, paidCents } from './traffic.mjs';

const source = fileURLToPath(new URL('server.ts', import.meta.url));
const program = fileURLToPath(
  new URL(`../../demo-host/dist/load-server-${process.pid}.mjs`, import.meta.url),
);

/** Starts the API over a new database; resolves once it serves. */
async function startServer(database, borrowers) {
  const child = fork(program, [database, String(borrowers)]);
  const codes = new EventEmitter();
  codes.setMaxListeners(0);
  const told = new EventEmitter();
  child.on('message', (message) => {
    if ('code' in message) codes.emit(message.to, message.code);
    else told.emit(Object.keys(message)[0], message);
  });
  const [{ url }] = await Promise.race([
    once(told, 'url'),
    once(child, 'exit').then(() => Promise.reject(new Error('The API did not start'))),
  ]);
  return {
    url,
    codeFor: async (email) => (await once(codes, email))[0],
    /** What it answers to `audit` or `usage`. */
    ask: async (what) => {
      child.send(what);
      const [answer] = await once(told, what);
      return answer[what];
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
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

/**
 * @param {{ seconds: number, rate: number, borrowers?: number }} options  with fewer than 500
 *   borrowers, one signs in more often than the API mails codes within ten minutes
 */
export async function measure({ seconds, rate, borrowers = 500 }) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-load-'));
  await bundleForNode(source, program);
  const server = await startServer(join(folder, 'load.db'), borrowers);
  try {
    const traffic = createTraffic(server.url, server.codeFor, borrowers);
    await traffic.warmUp(Math.min(borrowers, 20));
    const usage = await server.ask('usage');
    await traffic.send(rate, seconds);
    const worked = (await server.ask('usage')) - usage;
    const problems = problemsOf(await server.ask('audit'), traffic.paid);
    return {
      requests: traffic.times.length,
      /** Milliseconds that the API's processor worked for a request. */
      worked: Math.round((worked / traffic.times.length) * 100) / 100,
      payments: [...traffic.paid.values()].reduce((sum, count) => sum + count, 0),
      errors: traffic.errors,
      times: figuresOf(traffic.times),
      problems,
    };
  } finally {
    await server.close();
    await rm(program, { force: true });
    await rm(`${program}.map`, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}
