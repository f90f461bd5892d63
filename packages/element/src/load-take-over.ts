import type * as takeOver from './take-over';

/** Milliseconds after which what could not be had is asked for again. */
const patience = 3000;

/**
 * What a first screen needs in which something was done; it asks for this itself, early. Asked for until
 * it is there: without it what was typed would be lost.
 */
export function loadTakeOver(): Promise<typeof takeOver> {
  return import('./take-over').catch(() =>
    new Promise((resolve) => setTimeout(resolve, patience)).then(loadTakeOver),
  );
}
