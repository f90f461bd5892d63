import type { Page } from '@playwright/test';
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
import { slownessOf } from '../../bench/machine-speed.mjs';
import { counting, measureWork } from '../../bench/processor-time.mjs';

/** A machine that does other things too is slower than the page: the best of some attempts counts. */
const attempts = 5;

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
  const devtools = await counting(page);
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > enough; attempt += 1) {
    await prepare?.();
    const slowness = await slownessOf(page.context());
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
    const slowness = await slownessOf(page.context());
    const tasks = tasksIn(await traceOf(page, act));
    lowest = Math.min(lowest, Math.max(...tasks.map(({ tdur }) => tdur / 1_000)) / slowness);
  }
  return lowest;
}
