import { dayInJapan } from "@kyuseki/domain";
import { compareUntimed, windowOf } from "@kyuseki/domain/csv";
import type { Queryable } from "../../db/pool.ts";
import { listKnownBalls, type NewBall } from "../../store/csv/importedBalls.ts";
import { listStoredBalls } from "../../store/csv/storedBalls.ts";

/** A ball of a file, and how exact its moment is. */
export type FileBall = NewBall & { grain: "day" | "minute" | null };

/** Which of the balls are stored already, by place: exact moments by themselves, the others by their day (BE-2). */
export async function compareBalls(db: Queryable, teamId: number, balls: readonly FileBall[]) {
  const exact = balls.flatMap((ball, place) => (ball.grain === null ? [{ ball, place }] : []));
  const places = await listKnownBalls(
    db,
    teamId,
    exact.map(({ ball }) => ball),
  );
  const stored = await storedOn(db, teamId, balls);
  const { known, doubtful } = compareUntimed(balls, stored);
  const knownExact = places.flatMap((at) => exact[at]?.place ?? []);
  return { known: [...knownExact, ...known].toSorted((one, other) => one - other), doubtful: [...doubtful], stored };
}

async function storedOn(db: Queryable, teamId: number, balls: readonly FileBall[]) {
  const days = new Map<string, { member_id: number; day: string }>();
  for (const { grain, member_id, datetime } of balls) {
    if (grain === null) continue;
    const day = dayInJapan(new Date(datetime * 1000));
    days.set(`${member_id} ${day}`, { member_id, day });
  }
  return days.size === 0 ? [] : listStoredBalls(db, teamId, [...days.values()]);
}

/** The new balls of a file, those without exact moments at seconds that no other ball of the member has. */
export function ballsToInsert(
  balls: readonly FileBall[],
  { known, doubtful, stored }: Awaited<ReturnType<typeof compareBalls>>,
  separate: ReadonlySet<number>,
): readonly NewBall[] {
  const out = new Set([...known, ...doubtful.filter((place) => !separate.has(place))]);
  const momentOf = (ball: Pick<FileBall, "member_id" | "mode">, datetime: number) =>
    `${ball.member_id} ${ball.mode} ${datetime}`;
  const used = new Set(stored.map((ball) => momentOf(ball, ball.datetime)));
  const next = new Map<string, number>();
  return balls.flatMap(({ grain, ...ball }, place) => {
    // An exact one is known or not by its own moment, which the statement looks at.
    if (grain === null) return [ball];
    if (out.has(place)) return [];
    const window = windowOf(ball, grain);
    let datetime = Math.max(ball.datetime, next.get(window) ?? 0);
    while (used.has(momentOf(ball, datetime))) datetime += 1;
    next.set(window, datetime + 1);
    return [{ ...ball, datetime }];
  });
}
