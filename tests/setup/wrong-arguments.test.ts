import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['packages/build.mjs', ['nothing'], 'There is no part "nothing"'],
  ['packages/build.mjs', ['sources', '--nothing'], '"--nothing" is one word too many'],
  ['tests/mutation/run.mjs', ['nothing'], 'There is no suite "nothing"'],
  ['tests/requirements/requirements.mjs', ['--nothing'], "Unknown option '--nothing'"],
  ['tests/consumers/run.mjs', ['--nothing'], "Unknown option '--nothing'"],
])('%s %j ends with 2 and a sentence, without a stack', (file, args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
