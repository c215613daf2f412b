import type { Rolldown } from "vite";
import type { ChunkFile } from "./chunkFile.ts";
import { enteredFiles } from "./enteredFiles.ts";
import { firstFiles } from "./firstFiles.ts";
import { laterFiles } from "./laterFiles.ts";
import { pageFiles } from "./pageFiles.ts";
import { sectionFiles } from "./sectionFiles.ts";
import { sharedFiles } from "./sharedFiles.ts";

/**
 * The files before a page's own, in order: each holds the modules named and all they import that no file above holds. A
 * file therefore only imports files above it.
 */
const files: readonly ChunkFile[] = [
  ...firstFiles,
  ...sharedFiles,
  ...enteredFiles,
  ...sectionFiles,
  ...pageFiles,
  ...laterFiles,
];

/** A group with a higher priority takes its modules, and what they import, before the others. */
const placed = ({ name, modules }: ChunkFile, at: number): Rolldown.CodeSplittingGroup => ({
  name,
  test: new RegExp(modules.map((one) => (/^(app|ui|domain)\//.test(one) ? `/packages/${one}` : one)).join("|")),
  priority: files.length - at,
});

export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: files.map(placed),
};
