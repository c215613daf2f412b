import { dayInJapan } from "@kyuseki/domain";
import { compareExact, compareUntimed, sessionsToCompare, takenSessions } from "@kyuseki/domain/csv";
import type { Queryable } from "../../db/pool.ts";
import { listKnownBalls, type NewBall } from "../../store/csv/importedBalls.ts";
import { listBallsOfDays, listStoredBalls } from "../../store/csv/storedBalls.ts";

/** A ball of a file, and how exact its moment is. */
export type FileBall = NewBall & { grain: "day" | "minute" | null };

/**
 * Which of the balls are stored already, by place: exact moments by themselves, the others by their day (BE-2). A sheet
 * without seconds may have brought the exact ones, too.
 */
export async function compareBalls(db: Queryable, teamId: number, balls: readonly FileBall[]) {
  const exact = balls.flatMap((ball, place) => (ball.grain === null ? [{ ball, place }] : []));
  const places = await listKnownBalls(
    db,
    teamId,
    exact.map(({ ball }) => ball),
  );
  const knownExact = new Set(places.flatMap((at) => exact[at]?.place ?? []));
  const stored = await storedOn(
    db,
    teamId,
    balls.filter((_, place) => !knownExact.has(place)),
  );
  const { known, doubtful } = compareUntimed(balls, stored);
  const fromSheets = compareExact(balls, stored, knownExact);
  return {
    known: [...knownExact, ...known].toSorted(ascending),
    doubtful: [...doubtful, ...fromSheets].toSorted(ascending),
    stored,
  };
}

const ascending = (one: number, other: number) => one - other;

async function storedOn(db: Queryable, teamId: number, balls: readonly FileBall[]) {
  const days = new Map<string, { member_id: number; day: string }>();
  for (const { member_id, datetime } of balls) {
    const day = dayInJapan(new Date(datetime * 1000));
    days.set(`${member_id} ${day}`, { member_id, day });
  }
  return days.size === 0 ? [] : listStoredBalls(db, teamId, [...days.values()]);
}

/** Days of the balls that are not `known`, and that another player has already. */
export async function findTakenSessions(
  db: Queryable,
  teamId: number,
  balls: readonly FileBall[],
  known: readonly number[],
) {
  const places = new Set(known);
  const sessions = sessionsToCompare(balls.filter((_, place) => !places.has(place)));
  const days = [...new Set(sessions.map(({ day }) => day))];
  return days.length === 0 ? [] : takenSessions(sessions, await listBallsOfDays(db, teamId, days));
}

/** The new balls of a file, those without exact moments at seconds that no other ball of the member has. */
export function ballsToInsert(
  balls: readonly FileBall[],
  { known, doubtful, stored }: Awaited<ReturnType<typeof compareBalls>>,
  separate: ReadonlySet<number>,
): readonly NewBall[] {
  const out = new Set([...known, ...doubtful.filter((place) => !separate.has(place))]);
  const seconds = createSeconds();
  for (const { datetime, ...ball } of stored) seconds.take(ball, datetime);
  return balls.flatMap(({ grain, ...ball }, place) => {
    if (out.has(place)) return [];
    if (grain === null) return [ball];
    return [{ ...ball, datetime: seconds.take(ball, ball.datetime) }];
  });
}

/** The seconds of each member and kind that have a ball. */
function createSeconds() {
  /** Of a taken one, a later one that may be free. */
  const next = new Map<string, number>();
  return {
    /** Takes the first free one from `from` on. Whoever passes the same ones again passes them in one step. */
    take({ member_id, mode }: Pick<FileBall, "member_id" | "mode">, from: number): number {
      const keyOf = (s: number) => `${member_id} ${mode} ${s}`;
      const passed: number[] = [];
      let free = from;
      for (let later = next.get(keyOf(free)); later !== undefined; later = next.get(keyOf(free))) {
        passed.push(free);
        free = later;
      }
      for (const s of [...passed, free]) next.set(keyOf(s), free + 1);
      return free;
    },
  };
}
