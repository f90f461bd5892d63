import type { CDPSession, Page } from '@playwright/test';
import {
  array,
  number,
  object,
  optional,
  parse,
  parseJson,
  pipe,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

/** A machine that does other things too is slower than the page: the best of some attempts counts. */
const attempts = 5;

/** What the browser counts of a page: all that it does, or its scripts, styles and layout alone. */
export const everything = /^TaskDuration$/;
export const ownWork = /^(Script|Layout|RecalcStyle)Duration$/;

/**
 * Milliseconds of processor time of some kinds of the page's work during an action. Other programs do
 * not add to it.
 */
async function measureWork(
  devtools: CDPSession,
  kinds: RegExp,
  act: () => Promise<void>,
): Promise<number> {
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => kinds.test(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0);
  };
  const before = await workSoFar();
  await act();
  return (await workSoFar()) - before;
}

/**
 * How many times slower this machine is at the moment than the one that the limits are meant for,
 * by a computation that takes 15 ms there. A processor that other programs share computes at half
 * its speed, also in processor time. The fastest of several counts: one that was interrupted would
 * excuse a slow page.
 */
async function measureSlowness(page: Page, devtools: CDPSession): Promise<number> {
  // In a timer: the browser does not count what a debugger evaluates.
  const compute = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            const numbers = Array.from({ length: 30_000 }, (_, i) => (i * 7_919) % 30_011);
            numbers.map(String).sort();
            resolve();
          });
        }),
    );
  let fastest = Infinity;
  for (let time = 0; time < 5; time += 1) {
    fastest = Math.min(fastest, await measureWork(devtools, ownWork, compute));
  }
  return fastest / 15;
}

/**
 * How many times slower the machine is at the moment: see `measureSlowness`. At least 1: on a faster
 * one a limit in milliseconds holds as it is.
 */
export async function slownessOf(page: Page): Promise<number> {
  const devtools = await measuring(page);
  const slowness = await measureSlowness(page, devtools);
  await devtools.detach();
  return Math.max(1, slowness);
}

/** Counts processor time. */
async function measuring(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/**
 * The lowest processor time of an action in some attempts, in milliseconds of the machine that the
 * limits are meant for; stops at the first that is low enough.
 *
 * @param prepare done before each attempt, and not measured
 */
export async function best(
  page: Page,
  kinds: RegExp,
  act: () => Promise<void>,
  enough: number,
  prepare?: () => Promise<void>,
): Promise<number> {
  const devtools = await measuring(page);
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > enough; attempt += 1) {
    await prepare?.();
    const slowness = await measureSlowness(page, devtools);
    const work = await measureWork(devtools, kinds, act);
    lowest = Math.min(lowest, work / slowness);
  }
  await devtools.detach();
  return lowest;
}

const slices = array(
  object({
    name: string(),
    ph: string(),
    pid: number(),
    tid: number(),
    /** Microseconds: when it began, how long it took, and of that, processor time. */
    ts: number(),
    dur: optional(number(), 0),
    tdur: optional(number(), 0),
    args: optional(record(string(), unknown())),
  }),
);
const trace = pipe(string(), parseJson(), object({ traceEvents: slices }));

/** What the browser records of its tasks and events. */
export type Slices = InferOutput<typeof slices>;

/** The tasks of pages and their events during an action. */
export async function traceOf(page: Page, act: () => Promise<void>): Promise<Slices> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  return parse(trace, String(await browser?.stopTracing())).traceEvents;
}

/** The tasks of pages' main threads. */
export function tasksIn(events: Slices): Slices {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return events.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && mains.includes(`${pid} ${tid}`),
  );
}

/**
 * Milliseconds of processor time of the longest task of the page during an action, in some attempts
 * the lowest, of the machine that the limits are meant for.
 */
export async function longestTask(
  page: Page,
  act: () => Promise<void>,
  enough: number,
): Promise<number> {
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > enough; attempt += 1) {
    const slowness = await slownessOf(page);
    const tasks = tasksIn(await traceOf(page, act));
    lowest = Math.min(lowest, Math.max(...tasks.map(({ tdur }) => tdur / 1_000)) / slowness);
  }
  return lowest;
}
