import type { Queryable } from "../db/pool.ts";

/** Team A, one of its coaches, and who calls (0: nobody signed in). */
export type Fixture = { db: Queryable; now: Date; teamId: number; coachId: number; callerId: number };
