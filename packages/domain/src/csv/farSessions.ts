import { median } from "../aiStats/statistics/statistics.ts";
import type { UsualSpeed } from "../contract/analyzer/csvImports.ts";
import type { MatchedBall } from "./setApart.ts";

/** A member's balls of one day in a file, far from what that member usually does. */
export type FarSession = {
  memberId: number;
  /** 1 batting, 2 pitching. */
  mode: 1 | 2;
  day: string;
  balls: number;
  /** Median of the file's balls, km/h. */
  kmh: number;
  usualKmh: number;
};

/**
 * Sessions whose median speed differs from the usual one by more than 15 % (pitching) or 20 % (batting, where the ways of
 * practising differ), and by more than three times its spread. A wrong unit is 38 % or 61 % off, another player's file
 * often 20 %.
 */
export function farSessions(balls: readonly MatchedBall[], usual: readonly UsualSpeed[]): readonly FarSession[] {
  const usualOf = new Map(usual.map((it) => [`${it.member_id} ${it.mode}`, it]));
  const sessions = new Map<string, { ball: MatchedBall; speeds: number[] }>();
  for (const ball of balls) {
    const { mode, speed, filming_date } = ball.draft;
    if (speed === null) continue;
    const key = `${ball.memberId} ${mode} ${filming_date}`;
    const session = sessions.get(key) ?? { ball, speeds: [] };
    session.speeds.push(speed);
    sessions.set(key, session);
  }
  return [...sessions.values()].flatMap(({ ball: { memberId, draft }, speeds }) => {
    const level = usualOf.get(`${memberId} ${draft.mode}`);
    const kmh = median(speeds);
    if (!level || Math.abs(kmh - level.kmh) <= Math.max(share[draft.mode] * level.kmh, 3 * level.spread)) return [];
    const day = draft.filming_date ?? "";
    return [{ memberId, mode: draft.mode, day, balls: speeds.length, kmh, usualKmh: level.kmh }];
  });
}

const share = { 1: 0.2, 2: 0.15 } as const;
