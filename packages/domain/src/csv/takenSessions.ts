import type { TakenSession } from "../contract/analyzer/csvImports.ts";
import { dayInJapan } from "../statistics/day.ts";
import { type StoredBall, sameSession, type UntimedBall, windowOf } from "./compareUntimed.ts";

type Session = Omit<TakenSession, "owner_id" | "balls"> & { balls: readonly UntimedBall[] };

/**
 * The sessions of new balls that are looked for among the other players: of each member and kind the three largest days
 * with five balls or more, of thirty days together. The file of another player is theirs on every day.
 */
export function sessionsToCompare(balls: readonly UntimedBall[]): readonly Session[] {
  const sessions = [...Map.groupBy(balls, (ball) => windowOf(ball, "day")).values()]
    .flatMap((inDay): Session[] => {
      const [first] = inDay;
      if (!first || inDay.length < fewestBalls) return [];
      const { member_id, mode, datetime } = first;
      return [{ member_id, mode, day: dayInJapan(new Date(datetime * 1000)), balls: inDay }];
    })
    .toSorted((one, other) => other.balls.length - one.balls.length);
  const largest = [...Map.groupBy(sessions, ({ member_id, mode }) => `${member_id} ${mode}`).values()];
  const compared = largest.flatMap((ofOne) => ofOne.slice(0, daysOfOne));
  const days = new Set([...new Set(compared.map(({ day }) => day))].slice(0, mostDays));
  return compared.filter(({ day }) => days.has(day));
}

/** Those of the sessions that another player has already; `stored` are the balls of the team on their days. */
export function takenSessions(sessions: readonly Session[], stored: readonly StoredBall[]): TakenSession[] {
  const days = Map.groupBy(stored, ({ mode, datetime }) => `${mode} ${dayInJapan(new Date(datetime * 1000))}`);
  return sessions.flatMap(({ balls, ...session }) => {
    const there = days.get(`${session.mode} ${session.day}`) ?? [];
    const others = there.filter(({ member_id }) => member_id !== session.member_id);
    const players = [...Map.groupBy(others, ({ member_id }) => member_id).values()];
    const [owned] = players.find((ofOne) => sameSession(balls, ofOne)) ?? [];
    return owned ? [{ ...session, balls: balls.length, owner_id: owned.member_id }] : [];
  });
}

/** Fewer balls of two players may be as fast by chance. */
const fewestBalls = 5;
const daysOfOne = 3;
const mostDays = 30;
