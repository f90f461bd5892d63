import { perSession, type Core, type Result } from '@portico/core/internal';

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
  const answersOf = perSession(
    () => new Map<string, Promise<Result<T>>>(),
    (answers) => answers.clear(),
  );

  return (core, key, ask) => {
    const answers = answersOf(core);
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
