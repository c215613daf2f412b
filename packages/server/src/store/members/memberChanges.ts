import {
  type ArchivedAs,
  type listDeletedMembers as deletedMembersEndpoint,
  type Member,
  type ReplyOf,
  retention,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { setReturned } from "../sql/registeredOn.ts";
import { type MemberRow, memberColumns, memberPhoto, toMember } from "./members.ts";

export type LockedMember = Pick<Member, "id" | "state"> & {
  version: number;
  created_at: Date;
  created_by: number | null;
  deleted_at: Date | null;
};

/**
 * Those of the ids that are the team's, deleted or not; nobody else writes them until the transaction ends. By id, and
 * before their team, so that no two calls wait for each other.
 */
export async function lockMembers(tx: Queryable, teamId: number, ids: readonly number[]): Promise<LockedMember[]> {
  const { rows } = await tx.query<LockedMember>(
    `select id, state, version, created_at, created_by, deleted_at from members
     where team_id = $1 and id = any($2) order by id for update`,
    [teamId, ids],
  );
  return rows;
}

/** Whether anything was recorded of them, answered for them or sent to them: it would be erased with them. */
export async function findAnyRecord(tx: Queryable, teamId: number, ids: readonly number[]): Promise<boolean> {
  const recorded = [
    "measurements",
    "measure_values",
    "training_entries",
    "pitch_counts",
    "notes",
    "goal_sheets",
    "videos",
    "member_photos",
    "event_attendance",
    "notice_recipients",
  ];
  const { rows } = await tx.query<{ found: boolean }>(
    `select ${recorded
      .map((table) => `exists (select from ${table} where team_id = $1 and member_id = any($2))`)
      .join(" or ")} as found`,
    [teamId, ids],
  );
  return rows[0]?.found ?? false;
}

/** Hides them; `deleteMembers` is the one that takes them away. */
export async function updateMembersDeleted(tx: Queryable, teamId: number, ids: readonly number[], now: Date) {
  await tx.query("update members set deleted_at = $3, updated_at = $3 where team_id = $1 and id = any($2)", [
    teamId,
    ids,
    now,
  ]);
}

export async function updateMembersRestored(tx: Queryable, teamId: number, ids: readonly number[], now: Date) {
  await tx.query(
    `update members m set deleted_at = null, updated_at = $3,
       ${setReturned("m", "m.deleted_at", "$3", "m.state = 'active'")}
     where m.team_id = $1 and m.id = any($2)`,
    [teamId, ids, now],
  );
}

export async function updateMembersArchived(
  tx: Queryable,
  teamId: number,
  ids: readonly number[],
  as: ArchivedAs,
  now: Date,
) {
  await tx.query(
    `update members set state = 'archived', archived_as = $3, archived_at = $4, updated_at = $4
     where team_id = $1 and id = any($2)`,
    [teamId, ids, as, now],
  );
}

/** With every row that hangs on them. */
export async function deleteMembers(tx: Queryable, teamId: number, ids: readonly number[]) {
  await tx.query("delete from members where team_id = $1 and id = any($2)", [teamId, ids]);
}

/** Newest first. */
export async function listMembersByIds(db: Queryable, teamId: number, ids: readonly number[]): Promise<Member[]> {
  const { rows } = await db.query<MemberRow>(
    `select ${memberColumns}, ${memberPhoto}, m.archived_as from live_members m join teams t using (team_id)
     where m.team_id = $1 and m.id = any($2) order by m.id desc`,
    [teamId, ids],
  );
  return rows.map(toMember);
}

/** Members deleted at this moment or before it are erased, and can no longer be had back (P4). */
export const deletionCutoff = (now: Date) => new Date(now.getTime() - deletedKeptMs);

type DeletedMember = ReplyOf<typeof deletedMembersEndpoint>["members"][number];

/** Of several teams, in their order; the last deleted first. */
export async function listDeletedMembersOf(
  db: Queryable,
  teamIds: readonly number[],
  now: Date,
): Promise<DeletedMember[][]> {
  const { rows } = await db.query<MemberRow & { team_id: number; deleted_at: Date }>({
    name: "deleted members",
    text: `select team_id, ${memberColumns}, m.archived_as, m.deleted_at from members m join teams t using (team_id)
           where team_id = any($1) and m.deleted_at > $2 order by m.deleted_at desc, m.id desc`,
    values: [teamIds, deletionCutoff(now)],
  });
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return teamIds.map((teamId) =>
    (byTeam.get(teamId) ?? []).map(({ team_id: _, ...row }) => ({
      ...toMember(row),
      deleted_at: row.deleted_at.toISOString(),
      erased_at: new Date(row.deleted_at.getTime() + deletedKeptMs).toISOString(),
    })),
  );
}

const deletedKeptMs = retention.deletedMemberDays * 24 * 60 * 60 * 1000;
