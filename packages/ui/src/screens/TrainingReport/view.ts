import { defaultPeriod, type GradeGroup, type Period, tablePages } from "@kyuseki/domain";
import { menuGroups } from "@kyuseki/domain/training";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";

/** By column set, what its columns can be sorted by, in their order. */
export const trainingColumnSorts = {
  rate: ["name", "rate", "before", "streak", "recent", "minutes", "load", "last"],
  amounts: ["name", "days", "minutes", "load", ...menuGroups],
} as const;
export type TrainingColumnSet = keyof typeof trainingColumnSorts;
export const trainingColumnSets = ["rate", "amounts"] as const satisfies readonly TrainingColumnSet[];
export type TrainingSort = (typeof trainingColumnSorts)[TrainingColumnSet][number];
export const trainingSorts: readonly TrainingSort[] = [
  ...new Set([...trainingColumnSorts.rate, ...trainingColumnSorts.amounts]),
];

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
  /** The columns of the table; the one it is sorted by is always among them. */
  columns: TrainingColumnSet;
};

export const defaultTrainingReportView: TrainingReportView = {
  period: defaultPeriod,
  grade: null,
  q: "",
  missing: false,
  pain: false,
  columns: "rate",
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
