import { type BattingResultCode, type PageSize, tablePages } from "@kyuseki/domain";
import { type BattingChoice, usualBatting } from "../../components/ReportFrame/battingChoice.ts";

export const battingResultSorts = ["datetime", "speed", "angle", "distance"] as const;
export type BattingResultSort = (typeof battingResultSorts)[number];

export type BattingResultsView = BattingChoice & {
  /** YYYY-MM-DD; null for both means the last month. */
  start: string | null;
  end: string | null;
  result: BattingResultCode | null;
  sort: { id: BattingResultSort; dir: "asc" | "desc" };
  /** Counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultBattingResultsView: BattingResultsView = {
  ...usualBatting,
  start: null,
  end: null,
  result: null,
  sort: { id: "datetime", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
