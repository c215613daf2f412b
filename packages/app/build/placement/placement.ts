import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Modules by the name of their file, in order: a file imports only files before it. */
export type Placement = Record<string, string[]>;

export const placementFile = join(import.meta.dirname, "placement.json");

/** As `npm run place-modules` wrote it. */
export const readPlacement = (): Placement => JSON.parse(readFileSync(placementFile, "utf8"));
