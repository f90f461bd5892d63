/** Which files a tag needs, made by the build. Two texts, because every page carries them. */
export type Table = {
  /** The folder beside the loader in which everything else stands; its name is a hash of all that. */
  readonly folder: string;
  /**
   * The tags without `portico-`, words apart by spaces, each with the set of shared files it needs:
   * `sign-in003`. The set is a number of base 36 whose bit n stands for the file at place n: `react.js`
   * at 0, else `shared-n.js`.
   */
  readonly tags: string;
};

/** How many signs the set has: room for fifteen files. */
export const setLength = 3;
