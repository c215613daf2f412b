import type { Member } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { type Day, moment } from "./generate/calendar.ts";

export type Player = Pick<Member, "id" | "grade" | "last_name" | "first_name"> & { family_id: number };

/** Active members of a club, in the order of ids. */
export async function listPlayers(tx: Tx, teamId: number): Promise<Player[]> {
  const { rows } = await tx.query<Player>(
    `select id, grade, last_name, first_name, family_id from live_members
     where team_id = $1 and state = 'active' order by id`,
    [teamId],
  );
  return rows;
}

export const nameOf = ({ last_name, first_name }: Player) => `${last_name} ${first_name}`;

/** So many hours after midnight in Japan. */
export const at = (day: Day, hours: number) => moment(day, hours * 3600);
