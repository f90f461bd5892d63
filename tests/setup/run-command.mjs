/** Runs other programs with progress output, and prints one-line messages. Needs only Node. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A setup step that failed: its message says what is missing and how to get it. */
export class SetupError extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** `75` seconds → `1 min 15 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * @typedef {object} Finished
 * @property {number} code     exit code; 1 when it could not start or ran out of time
 * @property {string} output what it printed, if that was not sent to the terminal
 */

/**
 * Runs a program and waits for it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {string} [options.title]    prints `title … 20 s` every ten seconds, and keeps its output
 * @param {string} [options.cwd]      the repository's root if omitted
 * @param {number} [options.timeout]  milliseconds
 * @param {Record<string, string>} [options.env]  added to this process's own
 * @param {boolean} [options.toErrorOutput] prints to the error output instead of the standard
 *   output
 * @returns {Promise<Finished>}
 */
export function runCommand(command, args, { title, cwd = root, timeout, env, toErrorOutput } = {}) {
  const started = Date.now();
  const quiet = title !== undefined;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet
        ? ['ignore', 'pipe', 'pipe']
        : ['inherit', toErrorOutput ? 2 : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const beat = quiet
      ? setInterval(() => say(`${title} … ${duration(Date.now() - started)}`), 10_000)
      : undefined;
    const limit = timeout === undefined ? undefined : setTimeout(() => child.kill(), timeout);
    const finish = (/** @type {number} */ code) => {
      clearInterval(beat);
      clearTimeout(limit);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** The last lines of a program's output, which name the error. @param {string} output */
export function tail(output, lines = 15) {
  return output.trim().split('\n').slice(-lines).join('\n');
}
