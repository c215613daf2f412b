import type { RankedKind } from "@kyuseki/domain/ranking";
import { type RankedView, usualRankedView } from "../../components/PlayerRanking/view.ts";

/** How often one was measured says nothing of what was: it is not ranked here. */
export const analyzerKinds = [1, 2, 4] as const satisfies readonly RankedKind[];
export type AnalyzerKind = (typeof analyzerKinds)[number];

export type NextshotRankingView = RankedView & { kind: AnalyzerKind };

export const defaultNextshotRankingView: NextshotRankingView = usualRankedView;
