import { defaultPeriod, type GradeGroup, type Period, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";

export const trainingSorts = ["rate", "name", "streak", "last"] as const;
export type TrainingSort = (typeof trainingSorts)[number];

/** The view of the list: conditions, order and page; stored in the address. */
export type TrainingReportView = TableView<TrainingSort> & {
  period: Period;
  grade: GradeGroup | null;
  /** As typed: kanji or reading, in hiragana or katakana of any width. */
  q: string;
  /** Only those without a record for `missingFromDays` days or more. */
  missing: boolean;
  /** Only those with a report of pain within the last seven days. */
  pain: boolean;
};

export const defaultTrainingReportView: TrainingReportView = {
  period: defaultPeriod,
  grade: null,
  q: "",
  missing: false,
  pain: false,
  sort: { id: "rate", dir: "asc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** The list without conditions; period, order and page size stay. */
export const noTrainingConditions = {
  grade: null,
  q: "",
  missing: false,
  pain: false,
  page: tablePages.firstPage,
} as const;
