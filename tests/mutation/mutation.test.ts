import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const run = fileURLToPath(new URL('run.mjs', import.meta.url));
const config = new URL('stryker.config.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'portico-mutation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The command with a Stryker that detects this share of changes: as the real one does, it ends
 * with 1 below the configuration's `thresholds.break`.
 */
function mutation(detected: number, suite: string) {
  const stryker = join(folder, 'stryker');
  writeFileSync(
    stryker,
    `#!/usr/bin/env node
     import(${JSON.stringify(config)}).then(({ default: { thresholds } }) => {
       process.exitCode = ${detected} < thresholds.break ? 1 : 0;
     });`,
  );
  chmodSync(stryker, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [run, suite], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, stderr };
}

describe('the mutation test', () => {
  it.each([
    ['[POR-017]', 'flow', 84.9, 1],
    ['[POR-017]', 'flow', 85, 0],
    ['', 'rules', 94.9, 1],
    ['', 'rules', 95, 0],
  ])('%s of the %s with a share of %d detected ends with %d', (_id, suite, detected, status) => {
    const ended = mutation(detected, suite);
    expect(ended.status).toBe(status);
    if (status === 1) expect(ended.stderr).toContain(`Too few changes detected: ${suite}`);
  });

  it('says which suites there are', () => {
    expect(mutation(100, 'flows')).toEqual({
      status: 2,
      stderr: 'There is no suite "flows": choose rules or flow.\n',
    });
  });
});
