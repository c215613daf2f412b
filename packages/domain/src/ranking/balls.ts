import type { SportType } from "../contract/account/session.ts";
import type { Ball } from "../contract/team/team.ts";

/** The balls a sport has rankings for: softball and baseball are never ranked together. */
export function rankedBalls(sport: SportType): readonly Ball[] {
  return ballsOf[sport];
}

/** The team's own ball, or the sport's first when the team's is another sport's. */
export function rankedBall(sport: SportType, ball: Ball): Ball {
  const [first] = ballsOf[sport];
  return rankedBalls(sport).includes(ball) ? ball : first;
}

const ballsOf = { baseball: ["rubber", "hard"], softball: ["soft"] } as const satisfies Record<
  SportType,
  readonly Ball[]
>;
