/**
 * The one policy by which every file of code is imported: a limit for each try, a pause before the
 * next one, another address, and an end.
 */

/** Milliseconds in which a try is answered: then the file is asked for once more beside it. */
const tryLimitMs = 8_000;

/**
 * When code that cannot be loaded is asked for again.
 * - `waitedFor`: the borrower waits for it. Three tries: what is refused has failed after seconds,
 *   what is never answered after 27; the caller then shows an error.
 * - `background`: the page works without it meanwhile, or says so. Tried until it is loaded.
 * - `entry`: as `background`, sooner: a tag shows nothing complete without it.
 */
export type LoadPolicy = keyof typeof policies;

/** Milliseconds before each further try; an endless one repeats the last pause. */
const policies = {
  waitedFor: { pauses: [500, 2_000], endless: false },
  background: { pauses: [1_000, 3_000, 10_000, 30_000], endless: true },
  entry: { pauses: [500, 1_000, 3_000], endless: true },
};

/** What waiting uses of the page. */
export type LoadingPage = {
  /** Runs `run` after `delay` milliseconds; the returned function cancels it. */
  readonly delay: (run: () => void, delay: number) => () => void;
  /** Where it is heard that the browser is online again, which ends a pause. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Called after each try that has failed. */
  readonly failed?: ((error: unknown, tries: number) => void) | undefined;
};

/** The page itself, before core is there. */
export const loadingPage: LoadingPage = {
  delay: (run, delay) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  events: globalThis,
};

/**
 * Imports a file. What arrives after the limit of its try still counts, until the last one has
 * failed.
 *
 * @param read imports it: the number of tries before, and whether one of them was not answered, whose
 *   address would only give the same promise again
 * @throws what the last try was refused with, or a `TypeError` where it was not answered
 */
export function loadAgain<T>(
  read: (tries: number, isUnanswered: boolean) => Promise<T>,
  policy: LoadPolicy,
  page: LoadingPage,
): Promise<T> {
  const { pauses, endless } = policies[policy];
  return new Promise((resolve, reject) => {
    let isOver = false;
    let isUnanswered = false;
    const begin = (tries: number) => {
      if (isOver) return;
      let hasFailed = false;
      const fail = (error: Error) => {
        cancel();
        if (isOver || hasFailed) return;
        hasFailed = true;
        page.failed?.(error, tries + 1);
        const pause = pauses[tries] ?? (endless ? pauses.at(-1) : undefined);
        isOver = pause === undefined;
        if (pause === undefined) reject(error);
        else afterPause(pause, page, () => begin(tries + 1));
      };
      const cancel = page.delay(() => {
        isUnanswered = true;
        fail(new TypeError('not answered'));
      }, tryLimitMs);
      read(tries, isUnanswered).then(
        (found) => {
          cancel();
          isOver = true;
          resolve(found);
        },
        (error: unknown) => fail(error instanceof Error ? error : new TypeError(String(error))),
      );
    };
    begin(0);
  });
}

/** Runs after the pause, or once the browser is online again. */
function afterPause(milliseconds: number, { delay, events }: LoadingPage, run: () => void): void {
  const end = () => {
    cancel();
    events?.removeEventListener('online', end);
    run();
  };
  const cancel = delay(end, milliseconds);
  events?.addEventListener('online', end);
}

/**
 * What is appended to the address of a file that no other file imports, so that it is another
 * module: browsers keep a file that arrived by half, Firefox also one that was refused.
 *
 * @param tries those before; 0 for the address as it is
 */
export function addressSuffix(tries: number): string {
  return tries > 0 && !checksHashes() ? `?again=${tries}` : '';
}

/**
 * Another spelling of a folder's name that leads to the same files: the address of each, and of all
 * that they import from one another, is then another module. The first characters are written as
 * their codes, which every server reads as the characters.
 *
 * @param name of letters, digits and `_`
 * @param index 0 for the name as it is; further ones repeat
 */
export function folderSpelling(name: string, index: number): string {
  const count = checksHashes() ? 0 : index % (name.length + 1);
  const coded = name.slice(0, count).replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return coded + name.slice(count);
}

/**
 * Whether the page checks files by the hashes of its import map: another address has none there, so
 * that a changed file would not be refused.
 */
function checksHashes(): boolean {
  // `document.scripts` could be an element of the page with that name.
  const scripts = [...Reflect.get(HTMLDocument.prototype, 'scripts', document)];
  return scripts.some(
    ({ type, textContent }) => type === 'importmap' && textContent.includes('"integrity"'),
  );
}
