import type { Home } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { countUnanswered, listFirstUnanswered } from "../../store/notes/noteQueue.ts";

/** 未返信 as the queue counts and orders it. */
export async function homeNotes(db: Queryable, teamId: number): Promise<NonNullable<Home["notes"]>> {
  return { ...(await countUnanswered(db, teamId)), first: await listFirstUnanswered(db, teamId, mostNotes) };
}

const mostNotes = 3;
