/**
 * Which files a tag needs, made by the build, which alone knows their names. Short, because every
 * page carries it: names stand without `.js`, a file of one tag bears that tag's name and a hash.
 */
export type Table = {
  /** Files that every tag needs: `react-Ab12Cd`. */
  readonly common: readonly string[];
  /** Files that some tags need. */
  readonly shared: readonly string[];
  /**
   * Tag without `portico-` → the hash of its entry, then the set of files in `shared` that it needs:
   * the number, in base 36, whose bit n stands for the file at place n.
   */
  readonly tags: Readonly<Record<string, string>>;
};

/** How many signs of a file's name are its hash. */
export const hashLength = 7;
