/** Runs programs that end with this process, also when a signal ends it. Needs only Node. */
import { spawn } from 'node:child_process';
import { root } from './run-command.mjs';

const hasGroups = process.platform !== 'win32';

/** Ends each program that is running, with its children. */
const endings = new Set();

for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    for (const end of endings) end();
    process.exit(code);
  });
}

/**
 * Runs a program in one group with its children, and waits for it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Record<string, string>} [options.env]  this process's own if omitted
 * @param {boolean} [options.keepsOutput]  prints everything at the end
 * @param {number} options.limit           milliseconds after which it is ended
 * @returns {Promise<{ code: number, isTooSlow: boolean }>} code: 1 when it could not start
 */
export function runGroup(command, args, { env, keepsOutput = false, limit }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: env ?? process.env,
      stdio: keepsOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: hasGroups,
      shell: !hasGroups,
    });
    const end = () => endGroup(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece) => output.push(piece));
    }
    let isTooSlow = false;
    const timer = setTimeout(() => {
      isTooSlow = true;
      end();
    }, limit);
    const finish = (code) => {
      clearTimeout(timer);
      endings.delete(end);
      process.stdout.write(Buffer.concat(output));
      resolve({ code, isTooSlow });
    };
    endings.add(end);
    child.on('error', () => finish(1));
    child.on('close', (code) => finish(code ?? 1));
  });
}

function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  } catch {
    // It has ended by itself.
  }
}
