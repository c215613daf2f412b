import { dayInJapan } from "@kyuseki/domain";
import { nationalMoment, rankingRanges } from "@kyuseki/domain/ranking";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { withAdvisoryLock } from "../../db/advisoryLock.ts";
import type { Db } from "../../db/pool.ts";
import { loggableError } from "../../log/loggableError.ts";
import { analyzeNational, findAnyOtherWindow, updateNationalWindows } from "../../store/rankings/nationalWindows.ts";

/**
 * Moves the nation's windows to the end of `asOf`, unless they stand there: once a day for all servers of a database,
 * some teams at a time, so that nobody's writing waits long.
 */
export async function moveNationalDay(db: Db, asOf: Date, stopped = () => false): Promise<void> {
  if (!(await findAnyOtherWindow(db, dayInJapan(asOf)))) return;
  const ranges = { 1: rankingRanges(1, asOf), 2: rankingRanges(2, asOf), 3: rankingRanges(3, asOf) };
  await withAdvisoryLock(db, "nationalDay", async (held) => {
    let afterId: number | null = 0;
    while (afterId !== null && !stopped()) {
      await held.query("begin");
      afterId = await updateNationalWindows(held, ranges, { afterId, most: teamsAtOnce });
      await held.query("commit");
    }
    await analyzeNational(held);
  });
}

/** Does so when the server begins to listen and soon after every midnight in Japan, before the first coach asks. */
export function startNationalDays(app: FastifyInstance, { db, now, log }: Options) {
  let next: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let closing = false;

  function move() {
    underWay = moveNationalDay(db, nationalMoment(now()), () => closing)
      .catch((error: unknown) => log.error({ failure: loggableError(error) }, "the nation's figures were not made"))
      .finally(() => {
        underWay = undefined;
        if (!closing) next = setTimeout(move, untilMidnightMs(now()) + 1_000).unref();
      });
  }

  app.addHook("onListen", async () => move());
  app.addHook("onClose", async () => {
    closing = true;
    clearTimeout(next);
    await underWay;
  });
}

type Options = { db: Db; now: () => Date; log: FastifyBaseLogger };

const teamsAtOnce = 100;
const dayMs = 24 * 60 * 60 * 1000;
const untilMidnightMs = (now: Date) => nationalMoment(now).getTime() + 1 + dayMs - now.getTime();
