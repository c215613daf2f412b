/** What a release consists of: /assets/release-<id>.json. */
export type Release = {
  /** File name of the entry, which every page of this release names. */
  entry: string;
  /** Addresses of all files that a page may need without a network. */
  files: readonly string[];
};
