import type { Home } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { optionalPart } from "../panels/optionalPart.ts";
import { homeEvents } from "./homeEvents.ts";
import { homeNotes } from "./homeNotes.ts";
import { homeOpen } from "./homeOpen.ts";

/** What families and coaches have open with each other. */
export type HomeActivity = Pick<Home, "events" | "notes" | "open">;

type Asked = { request: FastifyRequest; db: Queryable; now: Date };

export async function homeActivity({ request, db, now }: Asked, teamId: number): Promise<HomeActivity> {
  return {
    events: await optionalPart(request, "events", () => homeEvents(db, teamId, now)),
    notes: await optionalPart(request, "notes", () => homeNotes(db, teamId)),
    open: await optionalPart(request, "open", () => homeOpen(db, teamId, now)),
  };
}
