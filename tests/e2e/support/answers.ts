import type { Page } from '@playwright/test';
import { number, object, optional, parse, string } from 'valibot';
import { recorderOf, settle, type Recorder } from '../../bench/interactions/recorder';
import { tasksIn, traceOf, type Slices } from './work';

/** How a page answered one interaction. */
export type Answer = {
  /** What was pressed. */
  readonly name: string;
  /** Milliseconds of processor time of the page from the input until what it changed was drawn. */
  readonly work: number;
};

/** Milliseconds of the page's clock. */
const eventTiming = object({
  data: object({
    interactionId: number(),
    timeStamp: number(),
    processingEnd: number(),
    /** Where it changed something. */
    commitFinishTime: optional(number()),
  }),
});
const mark = object({ data: object({ message: string() }) });

/** Walks, and says how each interaction was answered: the longest of its events. */
export async function answersOf(
  page: Page,
  walk: (recorder: Recorder) => Promise<void>,
): Promise<readonly Answer[]> {
  const recorder = recorderOf(page, async (_kind, name, act) => {
    await settle(page);
    await page.evaluate((label) => console.timeStamp(label), name);
    await act();
    await settle(page);
  });
  return answersIn(await traceOf(page, () => walk(recorder)));
}

function answersIn(slices: Slices): readonly Answer[] {
  const tasks = tasksIn(slices);
  const marks = slices.filter(({ name }) => name === 'TimeStamp');
  const events = slices.filter(({ name, ph }) => name === 'EventTiming' && ph === 'b');
  return marks.map(({ ts, args }, index) => {
    const next = marks[index + 1]?.ts ?? Infinity;
    const ofIt = events.filter((event) => event.ts >= ts && event.ts < next);
    return {
      name: parse(mark, args).data.message,
      work: Math.max(0, ...ofIt.map((event) => workFor(event, tasks))),
    };
  });
}

/** The tasks from an event until its frame; none for one that belongs to no interaction. */
function workFor({ pid, tid, ts, args }: Slices[number], tasks: Slices): number {
  const { interactionId, timeStamp, processingEnd, commitFinishTime } = parse(
    eventTiming,
    args,
  ).data;
  if (interactionId === 0) return 0;
  const end = ts + ((commitFinishTime ?? processingEnd) - timeStamp) * 1_000;
  return tasks
    .filter((task) => task.pid === pid && task.tid === tid)
    .filter((task) => task.ts <= end && task.ts + task.dur >= ts)
    .reduce((sum, { tdur }) => sum + tdur / 1_000, 0);
}
