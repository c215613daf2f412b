import type { Grade, LinkStatus, Member } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { registeredOn } from "../sql/registeredOn.ts";

export type RosterMember = {
  id: number;
  last_name: string;
  first_name: string;
  grade: Grade;
  state: Exclude<Member["state"], "archived">;
  nextshot_usage: LinkStatus;
  nextshot_id: string | null;
  /** YYYY-MM-DD in Asia/Tokyo; of the return of who had left. */
  registered_on: string;
};

/** Members and applicants by their reading; those without one after the others. */
export async function listRoster(db: Queryable, teamId: number): Promise<RosterMember[]> {
  const { rows } = await db.query<RosterMember>({
    name: "roster",
    text: `select id, last_name, first_name, grade, state, nextshot_usage, nextshot_id,
             ${registeredOn("m")} as registered_on
           from live_members m where team_id = $1 and state <> 'archived'
           order by last_name_kana = '', last_name_kana collate "C", first_name_kana collate "C", id`,
    values: [teamId],
  });
  return rows;
}
