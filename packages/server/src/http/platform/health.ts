import { Failure } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/pool.ts";
import { findLastBackup } from "../../store/platform/lastBackup.ts";
import type { DiskSpace } from "../limits/diskSpace.ts";
import { inTime } from "../limits/inTime.ts";
import type { Draining } from "./draining.ts";

const patienceMs = 1500;

/**
 * Health check for load balancers: 503 while draining, and unless the database answers in time. Its detail says how old the last backup is,
 * in seconds, null before the first (OP-3), and what is free on the disk.
 */
export function healthRoute(
  app: FastifyInstance,
  { db, disk, now, draining }: { db: Db; disk: DiskSpace; now: () => Date; draining: Draining },
) {
  app.get("/healthz", async () => {
    if (draining.begun) throw new Failure("unavailable", { retryAfterS: 1 });
    const asked = findLastBackup(db).then(
      (backup) => ({ backup }),
      () => undefined,
    );
    const answered = await inTime(asked, patienceMs);
    if (!answered) throw new Failure("unavailable", { retryAfterS: 1 });
    const { backup } = answered;
    const ageS = backup ? Math.round((now().getTime() - backup.made_at.getTime()) / 1000) : null;
    const { state, freeBytes } = await disk.read();
    return { status: "ok", detail: { backup_age_s: ageS, disk: state, disk_free_bytes: freeBytes } };
  });
}
