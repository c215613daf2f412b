import { type BattingResultCode, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";
import { type BattingChoice, usualBatting } from "../../components/ReportFrame/battingChoice.ts";

export const battingResultSorts = ["datetime", "speed", "angle", "distance"] as const;
export type BattingResultSort = (typeof battingResultSorts)[number];

export type BattingResultsView = BattingChoice &
  TableView<BattingResultSort> & {
    /** YYYY-MM-DD; null for both means the last month. */
    start: string | null;
    end: string | null;
    result: BattingResultCode | null;
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
