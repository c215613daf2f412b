import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/pool.ts";
import type { Files } from "../../files/files.ts";
import type { Mailing } from "../../notify/mailing.ts";
import type { RequireSession } from "../auth/sessions.ts";
import type { RequireSource } from "../auth/sourceGuard.ts";
import type { DiskSpace } from "../limits/diskSpace.ts";
import type { CountLargeBody } from "../limits/largeBodies.ts";
import type { RequestShares } from "../limits/requestShares.ts";

/** What every route is built from. `served` collects the ids of registered endpoints; start-up compares it with the contract. */
export type Api = {
  app: FastifyInstance;
  /** For what serves all clubs at once; a club's own questions go through its share. */
  db: Db;
  shares: RequestShares;
  files: Files;
  /** Bytes that one club may store. */
  storageOfClub: number;
  disk: DiskSpace;
  /** Origins that videos pushed by others may come from. */
  videoSources: readonly string[];
  requireSession: RequireSession;
  requireSource: RequireSource;
  countLargeBody: CountLargeBody;
  now: () => Date;
  /** Where coaches reach this server; passkeys belong to it. */
  publicUrl: string | undefined;
  /** null where no mail can be sent: then none is queued. */
  mail: Mailing | null;
  served: Map<string, { method: string; path: string }>;
};
