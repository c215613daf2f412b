import { inTransaction } from "../../db/pool.ts";
import { deleteClub, listErasedClubs, lockClub } from "../../store/team/deletedClubs.ts";
import { findDemo } from "../../store/team/teams.ts";
import type { ClubCommand } from "./clubCommand.ts";
import { type CommandContext, noClub } from "./commandContext.ts";

type Erase = Extract<ClubCommand, { name: "erase" }>;

/** A closed club for good, all of it or nothing. Returns the lines to print. */
export async function eraseClub({ id, clubName, json }: Erase, { db, now }: CommandContext): Promise<string[]> {
  const { members, measurements } = await inTransaction(db, async (tx) => {
    const club = await lockClub(tx, id);
    if (!club) throw noClub(id);
    if (await findDemo(tx, id))
      throw new Error(`Club ${id} is a demo club. "npm run demo -- remove" removes them all.`);
    if (!club.closed_at) throw new Error(`Club ${id} is open. "npm run club -- close ${id}" comes first.`);
    if (club.name.normalize() !== clubName.normalize()) {
      throw new Error(`Club ${id} is not called ${clubName}. "npm run club -- list" shows its name.`);
    }
    return deleteClub(tx, id, now);
  });
  if (json) return [JSON.stringify({ team_id: id, erased: true, members, measurements })];
  return [
    `Club ${id} is erased, with ${members} members, ${measurements} measurements and every account of no other club.`,
    "The server deletes its files within the hour, or when it starts.",
    `Backups made before hold the club until they go. Write down its number, ${id}: one that is restored into an empty`,
    'installation brings it back, and it is erased anew ("npm run club -- --help").',
  ];
}

/** Which clubs were erased. Returns the lines to print. */
export async function printErasedClubs({ json }: { json: boolean }, { db }: CommandContext): Promise<string[]> {
  const clubs = await listErasedClubs(db);
  if (json) return [JSON.stringify(clubs)];
  if (clubs.length === 0) return ["No club was erased."];
  const day = (at: Date) => at.toISOString().slice(0, 10);
  return clubs.map((club) => `${club.team_id}  made ${day(club.created_at)}, erased ${day(club.erased_at)}`);
}
