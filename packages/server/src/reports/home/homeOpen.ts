import type { People } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listOpenMembers, longestFirst } from "../../store/notices/openItems.ts";
import { pickMemberName } from "../panels/memberName.ts";

/** まだの人 as their list counts and orders them (CO-7). */
export async function homeOpen(db: Queryable, teamId: number, now: Date): Promise<People> {
  const open = longestFirst(await listOpenMembers(db, teamId, now));
  return { total: open.length, first: open.slice(0, mostNamed).map(pickMemberName) };
}

const mostNamed = 2;
