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
   * Tag without `portico-` → the hash of its entry, six signs, then one sign (base 36) for the place
   * of each file in `shared` that it needs.
   */
  readonly tags: Readonly<Record<string, string>>;
};

/** How many signs of an entry's text in the table are its hash. */
export const hashLength = 6;
