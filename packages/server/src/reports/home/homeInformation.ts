import type { Home } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listNewestInformation } from "../../store/notices/information.ts";

/** The newest of the list, with this coach's own marks of what is read. */
export async function homeInformation(db: Queryable, userId: number): Promise<NonNullable<Home["information"]>> {
  const newest = await listNewestInformation(db, userId, mostInformation);
  return newest.map(({ information_id, title, published_at, read }) => ({ information_id, title, published_at, read }));
}

const mostInformation = 3;
