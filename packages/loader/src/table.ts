/** Which files a tag needs. Made by the build, which alone knows their names. */
export type Table = {
  /** File names without `.js`, relative to the loader. */
  readonly files: readonly string[];
  /** Tag without `portico-` → indices into `files`: its entry first, then what that imports. */
  readonly tags: Readonly<Record<string, readonly number[]>>;
};
