import { dayInJapan } from "../statistics/day.ts";
import { commonBalls, decimalsOf, exactKey, roundedKey } from "./roundedValues.ts";
import type { MeasurementDraft } from "./rows/draft.ts";

type Ball = Pick<MeasurementDraft, "mode" | "datetime" | "speed" | "angle"> & { member_id: number };
/** A ball of a file; `grain` null: its moment is exact. */
export type UntimedBall = Ball & Pick<MeasurementDraft, "grain">;
/** As it first came; `import_id` null: not from a file. */
export type StoredBall = Ball & { import_id: number | null };

/**
 * Which balls without exact moments are stored already, by index. A member's balls of one day (or minute) are compared as
 * multisets: they are `known` where the file's and those of one import, or of the whole day, contain one another and
 * share at least half of the larger one, which is the same session written again. Any other ball that equals one after
 * rounding is `doubtful`: it may be the same one, or another as fast. Exact ones are left to `compareExact`.
 */
export function compareUntimed(
  balls: readonly UntimedBall[],
  stored: readonly StoredBall[],
): { known: readonly number[]; doubtful: readonly number[] } {
  const known: number[] = [];
  const doubtful: number[] = [];
  const days = Map.groupBy(stored, (ball) => windowOf(ball, "day"));
  const minutes = Map.groupBy(stored, (ball) => windowOf(ball, "minute"));
  const untimed = balls.flatMap(({ grain, ...ball }, place) => (grain === null ? [] : { ...ball, grain, place }));
  const decimals = decimalsOf(untimed);
  const windows = Map.groupBy(untimed, (ball) => windowOf(ball, ball.grain));
  for (const [window, inFile] of windows) {
    const there = days.get(window) ?? minutes.get(window) ?? [];
    const same = new Set(sameSession(inFile, there));
    const matched = new Set(commonBalls(inFile, [...same], exactKey));
    known.push(...[...matched].map(({ place }) => place));
    let rest = inFile.filter((ball) => !matched.has(ball));
    const others = there.filter((ball) => !same.has(ball));
    for (const session of Map.groupBy(others, ({ import_id }) => import_id).values()) {
      const equal = new Set(commonBalls(rest, session, roundedKey(decimals, decimalsOf(session))));
      doubtful.push(...[...equal].map(({ place }) => place));
      rest = rest.filter((ball) => !equal.has(ball));
    }
  }
  return { known, doubtful };
}

/** The day or minute of a member's balls of one kind. */
export function windowOf({ member_id, mode, datetime }: Ball, grain: "day" | "minute"): string {
  const start = grain === "day" ? dayInJapan(new Date(datetime * 1000)) : Math.floor(datetime / 60);
  return `${member_id} ${mode} ${start}`;
}

/** The balls of `there`, or of one import of them, that are the file's session written before; undefined without any. */
export function sameSession(file: readonly Ball[], there: readonly StoredBall[]): readonly StoredBall[] | undefined {
  const sessions = [there, ...Map.groupBy(there, ({ import_id }) => import_id).values()];
  return sessions.find((session) => isSameSession(file, session));
}

function isSameSession(file: readonly Ball[], session: readonly Ball[]): boolean {
  const common = commonBalls(file, session, exactKey).length;
  const [fewer, more] = [file.length, session.length].toSorted((one, other) => one - other);
  return fewer !== undefined && more !== undefined && common === fewer && common > 0 && common * 2 >= more;
}
