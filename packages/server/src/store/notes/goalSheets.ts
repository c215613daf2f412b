import type { GoalSheet } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** `tied_since`: by cell, since when it has been tied as it is. */
export type GoalSheetRow = {
  sheet: GoalSheet;
  version: number;
  updated_at: Date;
  tied_since: Readonly<Record<string, string>>;
};

export async function findGoalSheet(
  db: Queryable,
  teamId: number,
  memberId: number,
  lock: "" | "for update" = "",
): Promise<GoalSheetRow | undefined> {
  const { rows } = await db.query<GoalSheetRow>(
    `select sheet, version, updated_at, tied_since from goal_sheets where team_id = $1 and member_id = $2 ${lock}`,
    [teamId, memberId],
  );
  return rows[0];
}

/** As the version after `version`, 0 for none. False when somebody else has saved since. */
export async function upsertGoalSheet(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { sheet, version, tied_since }: Pick<GoalSheetRow, "sheet" | "version" | "tied_since">,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into goal_sheets as g (team_id, member_id, version, sheet, tied_since, updated_at)
     values ($1, $2, $3 + 1, $4, $5, $6)
     on conflict (team_id, member_id) do update
       set version = excluded.version, sheet = excluded.sheet, tied_since = excluded.tied_since,
           updated_at = excluded.updated_at
       where g.version = $3`,
    [teamId, memberId, version, JSON.stringify(sheet), JSON.stringify(tied_since), now],
  );
  return rowCount === 1;
}

/** Whether the player exists; held until the transaction ends, so that nobody erases it meanwhile. */
export async function lockGoalOwner(tx: Queryable, teamId: number, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.query("select from live_members where team_id = $1 and id = $2 for key share", [
    teamId,
    memberId,
  ]);
  return rowCount === 1;
}
