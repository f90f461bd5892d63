import type { Core, Result } from '@portico/core/internal';
import { effect } from '@preact/signals-core';

/** Returns the answer kept under a key, or sends the request for it. */
export type AnswerCache<T> = (
  core: Core,
  key: string,
  ask: () => Promise<Result<T>>,
) => Promise<Result<T>>;

/**
 * Keeps the answers of one call, by key, for each core until its session ends. Concurrent callers
 * share one request; a failure is not kept.
 */
// @__NO_SIDE_EFFECTS__
export function createAnswerCache<T>(): AnswerCache<T> {
  const caches = new WeakMap<Core, Map<string, Promise<Result<T>>>>();

  const cacheOf = (core: Core) => {
    const known = caches.get(core);
    if (known) return known;
    const answers = new Map<string, Promise<Result<T>>>();
    caches.set(core, answers);
    let before = core.session.peek()?.id;
    core.onDispose(
      effect(() => {
        const user = core.session.value?.id;
        if (user !== before) answers.clear();
        before = user;
      }),
    );
    return answers;
  };

  return (core, key, ask) => {
    const answers = cacheOf(core);
    const known = answers.get(key);
    if (known) return known;
    const asked = ask().then((answer) => {
      if (!answer.ok && answers.get(key) === asked) answers.delete(key);
      return answer;
    });
    answers.set(key, asked);
    return asked;
  };
}
