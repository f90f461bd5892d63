/**
 * Versions in which a file fails: `/cdn/503x1@sign-in.js/…` refuses it once, `halfx9@runtime.js`
 * cuts it nine times, `heldxx@…` never answers. What comes after a `~` makes the name a test's own.
 */
import { readFileSync } from 'node:fs';

const named = /^(503|half|held)x(\d+|x)@([^~]+)/;

/** @param {import('./middleware.mjs').Activity} activity */
export function failingFiles(activity) {
  /** How often each version has failed. */
  const failures = new Map();

  /** @returns {'503' | 'half' | 'held' | undefined} how the file fails this time */
  function failureOf(version, file) {
    const [, how, times, failing] = named.exec(version) ?? [];
    const before = failures.get(version) ?? 0;
    if (file !== failing || (times !== 'x' && before >= Number(times))) return undefined;
    failures.set(version, before + 1);
    return how;
  }

  /**
   * Serves a file of a version as that has it.
   *
   * @param {import('koa').Context} context
   * @param {string} version
   * @param {string} file its name
   * @param {() => void} serve sets the body to the file's
   */
  return async (context, version, file, serve) => {
    const how = failureOf(version, file);
    if (how === '503') {
      context.status = 503;
      context.body = '';
      return;
    }
    if (how === 'held') {
      // A page rests although an answer is held.
      activity.unanswered.delete(context.res);
      await new Promise((resolve) => context.res.once('close', resolve));
      return;
    }
    serve();
    if (how !== 'half' || context.body?.path === undefined) return;
    const stream = context.body;
    const whole = readFileSync(stream.path, 'utf8');
    context.body = whole.slice(0, whole.length / 2);
    stream.destroy();
  };
}
