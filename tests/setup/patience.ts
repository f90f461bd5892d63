/**
 * Milliseconds that a test waits for what a screen shows. Code on demand is compiled when a screen
 * first asks for it, after the modules of the files that other workers begin with: at the start of a
 * run that takes many seconds. A wait ends with what it waits for, so that only a failure takes
 * longer; the limit of a test is longer still, so that the failure says what was not seen.
 * `PORTICO_PATIENCE` is another number, for runs in which most waits fail.
 */
export const patience = Number(process.env['PORTICO_PATIENCE'] ?? 30_000);
