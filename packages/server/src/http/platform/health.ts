import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/pool.ts";
import { findDatabaseAlive } from "../../store/platform/health.ts";

const patienceMs = 1500;

/** Health check for load balancers: 503 unless the database answers in time. */
export function healthRoute(app: FastifyInstance, db: Db) {
  app.get("/healthz", async () => {
    if (!(await answersInTime(db))) throw new Failure("unavailable", { retryAfterS: 1 });
    return { status: "ok" };
  });
}

async function answersInTime(db: Db): Promise<boolean> {
  const giveUp = new AbortController();
  const answered = findDatabaseAlive(db).then(
    () => true,
    () => false,
  );
  const tooLate = wait(patienceMs, false, { signal: giveUp.signal }).catch(() => false);
  const result = await Promise.race([answered, tooLate]);
  giveUp.abort();
  return result;
}
