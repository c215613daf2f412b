export type ChunkFile = {
  name: string;
  /** Regular expressions of paths; those that begin with app, domain or ui are below packages/. */
  modules: readonly string[];
};
