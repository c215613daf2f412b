import type { RankedKind } from "@kyuseki/domain/ranking";
import { type RankedView, usualRankedView } from "../../components/PlayerRanking/view.ts";

/** The number of measurements is not ranked here: it says nothing about the values. */
export const analyzerKinds = [1, 2, 4] as const satisfies readonly RankedKind[];
export type AnalyzerKind = (typeof analyzerKinds)[number];

export type NextshotRankingView = RankedView & { kind: AnalyzerKind };

export const defaultNextshotRankingView: NextshotRankingView = usualRankedView;
