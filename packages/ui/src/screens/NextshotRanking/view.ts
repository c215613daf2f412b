import { type RankedView, usualRankedView } from "../../components/PlayerRanking/view.ts";

export type NextshotRankingView = RankedView;

export const defaultNextshotRankingView: NextshotRankingView = usualRankedView;
