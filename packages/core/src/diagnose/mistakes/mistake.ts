/** A mistake on a page, for its developer. `{names}` are filled in with what was found. */
export type Mistake = {
  /** What is wrong. */
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
};

/** Declares the mistakes of a subject. */
export function declareMistakes<const Id extends string>(
  mistakes: Readonly<Record<Id, Mistake>>,
): Readonly<Record<Id, Mistake>> {
  return mistakes;
}
