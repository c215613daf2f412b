import type { Article } from "@kyuseki/ui/screens/Help";

/** Every text of a folder, in the order of the file names. */
export const inOrder = (files: Readonly<Record<string, Article>>): Article[] =>
  Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, article]) => article);
