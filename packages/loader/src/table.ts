/**
 * Which files a tag needs, made by the build, which alone knows their names. Two texts, words apart by
 * spaces, because every page carries them.
 */
export type Table = {
  /** What several tags need, without `.js`: `react-Ab12Cd3 shared-Ef45Gh6`. */
  readonly shared: string;
  /**
   * The entry of each tag, without `portico-` and `.js`, and the set of shared files it needs:
   * `sign-in-Ij78Kl9003`. The set is a number of base 36 whose bit n stands for the file at place n.
   */
  readonly tags: string;
};

/** How many signs of a file's name are its hash, without the hyphen before it. */
export const hashLength = 7;

/** How many signs the set has: room for fifteen files. */
export const setLength = 3;
