export {
  defaultBattingType,
  playerPlaceOrders,
  playersKindOf,
  type RankedKind,
  rankedApart,
  rankedKinds,
  rankingLimits,
  type TeamPlaceOrder,
  type TeamRankedKind,
  teamPlaceOrders,
  teamRankedKinds,
} from "../vocabulary/rankingKinds.ts";
export { rankedBall, rankedBalls } from "./balls.ts";
export { type RankingBins, rankingBins } from "./bins.ts";
export { nationalMoment, type RankingRanges, rankingRanges } from "./ranges.ts";
export { enoughFast, type FastBalls, growthOf, meanOfBest, medianOf, ranksByKey, ranksOf, topShare } from "./rank.ts";
