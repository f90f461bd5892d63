/** Progress of a long command: `412 of 4536, about 3 min left`. */
import { duration } from '../setup/run-command.mjs';

const interval = 5000;

/**
 * On a terminal one line is replaced, elsewhere a line is printed every five seconds.
 *
 * @param {string} title
 * @param {number} total
 * @returns {{ add: (count: number) => void, end: () => void }}
 */
export function startProgress(title, total) {
  const { stdout } = process;
  const started = performance.now();
  let done = 0;
  let printed = 0;
  const print = () => {
    printed = performance.now();
    const line = `${title} ${progressText(done, total, printed - started)}`;
    stdout.write(stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    add: (count) => {
      done += count;
      if (stdout.isTTY || performance.now() - printed > interval) print();
    },
    end: () => {
      print();
      if (stdout.isTTY) stdout.write('\n');
    },
  };
}

/** @param {number} done @param {number} total @param {number} elapsed  in ms */
export function progressText(done, total, elapsed) {
  const count = `${done} of ${total}`;
  if (done === 0) return count;
  if (done >= total) return `${count} in ${duration(elapsed)}`;
  return `${count}, about ${duration((elapsed / done) * (total - done))} left`;
}
