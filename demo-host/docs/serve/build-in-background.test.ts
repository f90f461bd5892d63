import { expect, it } from 'vitest';
import { createBackgroundBuild } from './build-in-background';

/** A build that a test ends. */
function someBuild() {
  const ends: ((isBuilt: boolean) => void)[] = [];
  const page = createBackgroundBuild(() => new Promise((resolve) => ends.push(resolve)));
  return {
    ask: () => page().markup,
    builds: () => ends.length,
    async end(isBuilt: boolean) {
      ends.at(-1)?.(isBuilt);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('the documentation is built once, while its page asks again by itself', () => {
  const { ask, builds } = someBuild();
  expect(ask()).toContain('http-equiv="refresh"');
  expect(ask()).toContain('is being built');
  expect(builds()).toBe(1);
});

it('a failed build is told without being repeated until the reader asks again', async () => {
  const { ask, builds, end } = someBuild();
  ask();
  await end(false);
  const failed = ask();
  expect(failed).toContain('could not be built');
  expect(failed).not.toContain('refresh');
  expect(builds()).toBe(1);
  expect(ask()).toContain('is being built');
  expect(builds()).toBe(2);
});
