import type { FastifyInstance } from "fastify";
import type { Db } from "../db/pool.ts";
import type { RequireSession } from "./sessions.ts";

/** What every route is built from. `served` collects the ids of registered endpoints; start-up compares it with the contract. */
export type Api = {
  app: FastifyInstance;
  db: Db;
  requireSession: RequireSession;
  now: () => Date;
  served: Map<string, { method: string; path: string }>;
};
