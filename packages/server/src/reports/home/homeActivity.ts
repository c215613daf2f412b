import type { Home } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { findNextChange } from "../../store/notices/nextChange.ts";
import { optionalPart } from "../panels/optionalPart.ts";
import { homeEvents } from "./homeEvents.ts";
import { homeNotes } from "./homeNotes.ts";
import { homeOpen } from "./homeOpen.ts";

/** What families and coaches have open with each other; the same from `at` until just before `until`, unless it is written. */
export type HomeActivity = { parts: Pick<Home, "events" | "notes" | "open">; at: Date; until: Date };

type Asked = { request: FastifyRequest; db: Queryable; now: Date };

export async function homeActivity({ request, db, now }: Asked, teamId: number): Promise<HomeActivity> {
  const parts = {
    events: await optionalPart(request, "events", () => homeEvents(db, teamId, now)),
    notes: await optionalPart(request, "notes", () => homeNotes(db, teamId)),
    open: await optionalPart(request, "open", () => homeOpen(db, teamId, now)),
  };
  return { parts, at: now, until: Object.values(parts).includes(null) ? now : await findNextChange(db, teamId, now) };
}
