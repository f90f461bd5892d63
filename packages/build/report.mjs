/** A build failure caused by a source file; the message names it. */
export class BuildError extends Error {}
