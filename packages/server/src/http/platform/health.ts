import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/pool.ts";
import { findLastBackup } from "../../store/platform/lastBackup.ts";
import type { Draining } from "./draining.ts";

const patienceMs = 1500;

/**
 * Health check for load balancers: 503 while draining, and unless the database answers in time. Its detail says how old the last backup is,
 * in seconds; null before the first (OP-3).
 */
export function healthRoute(
  app: FastifyInstance,
  { db, now, draining }: { db: Db; now: () => Date; draining: Draining },
) {
  app.get("/healthz", async () => {
    if (draining.begun) throw new Failure("unavailable", { retryAfterS: 1 });
    const answered = await answerInTime(db);
    if (!answered) throw new Failure("unavailable", { retryAfterS: 1 });
    const { backup } = answered;
    const ageS = backup ? Math.round((now().getTime() - backup.made_at.getTime()) / 1000) : null;
    return { status: "ok", detail: { backup_age_s: ageS } };
  });
}

async function answerInTime(db: Db) {
  const giveUp = new AbortController();
  const answered = findLastBackup(db).then(
    (backup) => ({ backup }),
    () => undefined,
  );
  const tooLate = wait(patienceMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  const result = await Promise.race([answered, tooLate]);
  giveUp.abort();
  return result;
}
