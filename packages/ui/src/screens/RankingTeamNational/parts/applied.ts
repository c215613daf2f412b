import { playersKindOf, rankedApart, type TeamRankedKind } from "@kyuseki/domain/ranking";
import type { AppliedConditions } from "../../../components/RankingBar/conditions.ts";

/** 実施率 is of the whole team, so the player conditions do not apply. */
export function appliedTo(kind: TeamRankedKind): AppliedConditions {
  const players = playersKindOf(kind);
  return players ? { people: true, ...rankedApart(players) } : { people: false, battingType: false, ball: false };
}
