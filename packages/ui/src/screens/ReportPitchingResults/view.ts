import { type Ball, measurement, type PageSize, type PitchCode, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";

export const pitchingDayColumns = ["date", "count", "mean", "max"] as const;
export type PitchingDaySort = (typeof pitchingDayColumns)[number];

/** The view of the page, stored in the address. */
export type PitchingResultsView = TableView<PitchingDaySort> & {
  /** YYYY-MM-DD; null for both means the last month. */
  start: string | null;
  end: string | null;
  /** null: the default that has measurements. */
  ball: Ball | "unset" | null;
  /** 0 keeps every type (EN-12). */
  pitch: PitchCode;
  /** The day whose pitches are open, and their page. */
  day: string | null;
  dayPage: number;
  daySize: PageSize;
};

export const defaultPitchingResultsView: PitchingResultsView = {
  start: null,
  end: null,
  ball: null,
  pitch: measurement.everyPitchType,
  sort: { id: "date", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
  day: null,
  dayPage: tablePages.firstPage,
  daySize: 25,
};
