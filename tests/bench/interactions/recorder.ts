import type { Locator, Page } from '@playwright/test';
import { profiles } from '../measure.mjs';
import { counting, everything, measureWork } from '../processor-time.mjs';
import type { Interaction, Kind } from './figures.mjs';

/** How many times slower the processor is on the slow profile. */
export const slow = profiles.slow.slower;

/** Below this the browser reports no event: milliseconds. */
const unreported = 16;

declare global {
  // The page's own list, which the observer below fills.
  var measuredEvents: PerformanceEventTiming[] | undefined;
}

/** Runs in the page before anything else. */
function observe(durationThreshold: number): void {
  const events: PerformanceEventTiming[] = [];
  const options = { type: 'event', durationThreshold, buffered: true };
  globalThis.measuredEvents = events;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming) events.push(entry);
    }
  }).observe(options);
}

/** Resolves after the second frame, when the observer has heard of the first. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

/** The longest event since the last call that belongs to an interaction, in milliseconds. */
const takeLongest = (page: Page) =>
  page.evaluate(() => {
    const taken = globalThis.measuredEvents?.splice(0) ?? [];
    return Math.max(0, ...taken.filter((one) => one.interactionId).map(({ duration }) => duration));
  });

/** Types, presses and measures each. */
export type Recorder = {
  /** Types into a field, key by key. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Presses a control with the mouse. */
  readonly press: (kind: Kind, name: string, control: Locator) => Promise<void>;
  /** Chooses an option of a select by its place, as the browser's own list does when it closes. */
  readonly choose: (kind: Kind, name: string, select: Locator, place: number) => Promise<void>;
  /** Presses a key that is not typed, such as Escape. */
  readonly key: (kind: Kind, name: string, key: string) => Promise<void>;
};

export type Recorded = { readonly interactions: readonly Interaction[] };

/** What is recorded of one interaction: its act begins at once, and its page is then at rest. */
export type Measure = (kind: Kind, name: string, act: () => Promise<void>) => Promise<void>;

/**
 * Slows the page's processor down and records what it does; to be called before it is opened.
 *
 * @param rate of the browser's emulation, with which this machine is the one of the slow profile
 */
export async function recordPage(page: Page, rate: number): Promise<Recorder & Recorded> {
  const interactions: Interaction[] = [];
  await page.addInitScript(observe, unreported);
  const devtools = await counting(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });

  const recorder = recorderOf(page, async (kind, name, act) => {
    await settle(page);
    await takeLongest(page);
    const work = await measureWork(devtools, everything, async () => {
      await act();
      await settle(page);
    });
    const toPaint = Math.max(unreported, await takeLongest(page));
    interactions.push({ kind, name, toPaint, work: work / slow });
  });
  return { ...recorder, interactions };
}

/** Types and presses, each measured by `measure`. */
export function recorderOf(page: Page, measure: Measure): Recorder {
  return {
    async type(field, text) {
      await field.focus();
      const label = await nameOf(field);
      for (const [place, character] of [...text].entries()) {
        await measure('key', `key ${place + 1} in ${label}`, () => page.keyboard.press(character));
      }
    },
    async press(kind, name, control) {
      await control.scrollIntoViewIfNeeded();
      // All that Playwright checks before a click is done before the measured one.
      await control.click({ trial: true });
      const box = await control.boundingBox();
      if (!box) throw new Error(`${name} is not shown`);
      const { x, y, width, height } = box;
      await page.mouse.move(x + width / 2, y + height / 2);
      await measure(kind, name, async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
    },
    async choose(kind, name, select, place) {
      await select.focus();
      await measure(kind, name, async () => {
        for (let steps = 0; steps < place; steps += 1) await page.keyboard.press('ArrowDown');
      });
    },
    key: (kind, name, key) => measure(kind, name, () => page.keyboard.press(key)),
  };
}

/** What a table of results calls a field: never what is in it. */
const nameOf = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : '',
  );
