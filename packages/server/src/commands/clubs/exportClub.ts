import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { diskReason } from "../../backup/diskReason.ts";
import { inSnapshot, inTransaction } from "../../db/pool.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { listTeamData } from "../../store/privacy/personalDataOfTeam.ts";
import { lockClub } from "../../store/team/deletedClubs.ts";
import type { ClubCommand } from "./clubCommand.ts";
import { byOperator, type CommandContext, noClub } from "./commandContext.ts";

type Export = Extract<ClubCommand, { path: string }>;

/** What a manager's export of the team holds, for a club in which nobody gets in any more. Returns the lines to print. */
export async function exportClub({ id, path, json }: Export, { db, now }: CommandContext): Promise<string[]> {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name, or move it away.`);
  await inTransaction(db, async (tx) => {
    if (!(await lockClub(tx, id))) throw noClub(id);
    await insertAudit(tx, id, { ...byOperator(now), action: "club_exported" });
  });
  const unfinished = `${path}.unfinished`;
  async function* pieces() {
    yield `{"format":"kyuseki-team/1","exported_at":${JSON.stringify(now.toISOString())},`;
    yield* inSnapshot(db, (tx) => listTeamData(tx, id));
    yield "}\n";
  }
  try {
    await pipeline(Readable.from(pieces()), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = diskReason(error);
    throw reason ? new Error(`${path} could not be written: ${reason}. Nothing was left behind.`) : error;
  }
  if (json) return [JSON.stringify({ team_id: id, file: path })];
  return [`${path} holds everything stored of club ${id} but its videos and pictures. It is personal data.`];
}
