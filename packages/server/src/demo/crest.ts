import { readFile } from "node:fs/promises";
import type { Queryable } from "../db/pool.ts";
import { addressOf } from "../files/fileName.ts";
import type { Files } from "../files/files.ts";
import { updateLogo } from "../store/team/teams.ts";

/** The same on every installation: two databases seeded on one day hold the same rows. */
const name = `logos/${"aobadaibaseballclub".padEnd(32, "0")}.webp`;

/** Gives the team a logo: a shield with a ball over a diamond, drawn for the demo. */
export async function addCrest(tx: Queryable, files: Files, teamId: number): Promise<void> {
  await files.put(name, await readFile(new URL("./crest.webp", import.meta.url)), "image/webp");
  await updateLogo(tx, teamId, addressOf(name));
}
