import type { RankedOrder } from "../../components/PlayerRanking/rankedRows.ts";
import { type RankedView, usualRankedView } from "../../components/PlayerRanking/view.ts";

export type LocalRankingView = RankedView & { by: RankedOrder };

export const defaultLocalRankingView: LocalRankingView = { ...usualRankedView, by: "record" };
