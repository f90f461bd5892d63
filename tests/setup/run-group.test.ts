import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const group = new URL('run-group.mjs', import.meta.url).href;

/** Prints its own number, and never ends by itself. */
const endless = 'console.log(process.pid); setInterval(() => undefined, 1_000);';

/** Runs a program that starts it twice, and another that ends at once. */
const program = `
  import { runGroup } from ${JSON.stringify(group)};
  const run = (code) => runGroup(process.execPath, ['-e', code], { limit: 60_000 });
  await run('');
  await Promise.all([run(${JSON.stringify(endless)}), run(${JSON.stringify(endless)})]);
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that %s ends ends the programs that it has started', async (signal, code) => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  run.stdout.on('data', (piece) => (printed += String(piece)));
  const started = () => printed.split('\n').filter(Boolean).map(Number);
  await expect.poll(() => started().length).toBe(2);
  const ended = once(run, 'exit');
  run.kill(signal);
  expect(await ended).toEqual([code, null]);
  await expect.poll(() => started().filter(isRunning)).toEqual([]);
});
