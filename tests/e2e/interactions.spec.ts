import { slow } from '../bench/interactions/recorder';
import { walkToLoan } from '../bench/interactions/walk';
import { slownessOf } from '../bench/machine-speed.mjs';
import { answersOf } from './support/answers';
import { maya } from './support/borrowers';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';

/** Milliseconds until the screen shows a frame that is drawn. */
const frame = 1_000 / 60;

/**
 * What counts is the processor time from each input to its frame, at full speed and times four, on
 * the machine that limits are meant for: other programs do not add to it, as they do to the
 * browser's own times. On a quiet machine this comes to what `npm run bench -- --interactions`
 * measures.
 */
test('[POR-173] 98 of 100 interactions from the sign-in to a loan are answered within 100 ms', async ({
  page,
  testConsole,
}) => {
  test.slow();
  await page.setViewportSize({ width: 400, height: 800 });
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: portalSite, testConsole, borrower };
  const before = await slownessOf(page.context());
  const answers = await answersOf(page, (recorder) => walkToLoan(visit, recorder));
  const slowness = (before + (await slownessOf(page.context()))) / 2;
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter(({ work }) => work === 0)).toEqual([]);

  const toPaint = answers
    .map(({ name, work }) => ({ name, ms: Math.round((work * slow) / slowness + frame) }))
    .toSorted((a, b) => b.ms - a.ms);
  const isLate = toPaint.filter(({ ms }) => ms > 100);
  expect(isLate.length, JSON.stringify(isLate)).toBeLessThanOrEqual(answers.length * 0.02);
});
