import { dayInJapan } from "../statistics/day.ts";
import type { MeasurementDraft } from "./rows/draft.ts";

type Ball = Pick<MeasurementDraft, "mode" | "datetime" | "speed" | "angle"> & { member_id: number };
/** A ball of a file; `grain` null: its moment is exact, and it is not compared here. */
export type UntimedBall = Ball & Pick<MeasurementDraft, "grain">;
/** As it first came; `import_id` null: not from a file. */
export type StoredBall = Ball & { import_id: number | null };

/**
 * Which balls without exact moments are stored already, by index. A member's balls of one day (or minute) are compared as
 * multisets: they are `known` where the file's and those of one import, or of the whole day, contain one another and
 * share at least half of the larger one, which is the same session written again. Any other equal ball is `doubtful`:
 * it may be the same one, or another as fast.
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
  const windows = Map.groupBy(untimed, (ball) => windowOf(ball, ball.grain));
  for (const [window, inFile] of windows) {
    const there = days.get(window) ?? minutes.get(window) ?? [];
    const same = new Set(sameSession(inFile, there));
    const matched = new Set(shared(inFile, [...same]));
    known.push(...[...matched].map(({ place }) => place));
    const rest = inFile.filter((ball) => !matched.has(ball));
    const others = there.filter((ball) => !same.has(ball));
    doubtful.push(...shared(rest, others).map(({ place }) => place));
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
  const common = shared(file, session).length;
  const [fewer, more] = [file.length, session.length].toSorted((one, other) => one - other);
  return fewer !== undefined && more !== undefined && common === fewer && common > 0 && common * 2 >= more;
}

/** The balls of `some` that `others` have, each of these once. */
function shared<Some extends Ball>(some: readonly Some[], others: readonly Ball[]): readonly Some[] {
  const left = new Map<string, number>();
  for (const ball of others) left.set(valuesOf(ball), (left.get(valuesOf(ball)) ?? 0) + 1);
  return some.filter((ball) => {
    const count = left.get(valuesOf(ball)) ?? 0;
    left.set(valuesOf(ball), count - 1);
    return count > 0;
  });
}

const valuesOf = ({ speed, angle }: Ball) => `${speed} ${angle}`;
