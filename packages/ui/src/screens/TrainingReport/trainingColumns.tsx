import { addDays, type Period, recentDays, type TrainingReport } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { periodBeforeText } from "../../copy/controls/period.ts";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { trainingColumnText, trainingOrderText, trainingReportValueText } from "../../copy/practice/trainingReport.ts";
import { shortRange } from "../../format/calendar.ts";
import { groupColumns, sumColumns } from "./amountColumns.tsx";
import { LastRecord } from "./parts/LastRecord.tsx";
import { RateBar } from "./parts/RateBar.tsx";
import { Recent } from "./parts/Recent.tsx";
import { TrainingName } from "./parts/TrainingName.tsx";
import { type TrainingRow, trainingKeys } from "./parts/trainingRows.ts";
import { type TrainingReportView, type TrainingSort, trainingColumnSorts } from "./view.ts";

type Column = TableColumn<TrainingRow, TrainingSort>;

type Shown = Pick<TrainingReportView, "period" | "columns"> & {
  /** Shown besides the set: what the table is sorted by. */
  extra: TrainingSort | null;
  leading: TrainingRow["leading"] | undefined;
};

/** The columns of a set, in the order of the table. */
export function trainingColumns(intl: IntlShape, report: TrainingReport, shown: Shown): readonly Column[] {
  const ids: readonly string[] = trainingColumnSorts[shown.columns];
  const { days, ...sums } = sumColumns(intl);
  const { last, ...first } = rateColumns(intl, report, shown.period);
  // Beside the strip of days a tablet has no room for them.
  const hideBelow = shown.columns === "rate" ? ({ hideBelow: "desktop" } as const) : {};
  const every = [
    ...Object.values(first),
    days,
    { ...sums.minutes, ...hideBelow },
    { ...sums.load, ...hideBelow },
    ...groupColumns(intl, shown.leading),
    last,
  ];
  return every.filter(({ id }) => ids.includes(id) || id === shown.extra);
}

function rateColumns(
  { formatMessage }: IntlShape,
  { range, goal }: TrainingReport,
  period: Period,
): Record<"name" | "rate" | "before" | "streak" | "recent" | "last", Column> {
  const header = (id: keyof typeof trainingColumnText) => formatMessage(trainingColumnText[id]);
  const today = range.end;
  const strip = shortRange({ start: addDays(today, 1 - recentDays), end: today });

  return {
    name: {
      id: "name",
      header: header("name"),
      rowHeader: true,
      cell: (row) => <TrainingName row={row} />,
      sortKey: trainingKeys.name,
      firstDir: "asc",
    },
    rate: {
      id: "rate",
      header: header("rate"),
      cell: ({ rate }) => <RateBar rate={rate} goal={goal} />,
      sortKey: trainingKeys.rate,
      firstDir: "asc",
      sortWords: { asc: formatMessage(trainingOrderText.low) },
    },
    before: {
      id: "before",
      header: formatMessage(periodBeforeText[period]),
      align: "end",
      cell: ({ rateBefore }) => <UnitNumber value={rateBefore} unit="%" digits={0} />,
      sortKey: trainingKeys.before,
      firstDir: "asc",
    },
    streak: {
      id: "streak",
      header: header("streak"),
      align: "end",
      cell: ({ member }) => <UnitNumber value={member.streak} unit={formatMessage(statPanelText.day)} digits={0} />,
      sortKey: trainingKeys.streak,
      firstDir: "desc",
    },
    recent: {
      id: "recent",
      header: formatMessage(trainingReportValueText.recent, { range: strip }),
      cell: ({ member }) => <Recent member={member} today={today} />,
      sortKey: trainingKeys.recent,
      firstDir: "desc",
    },
    last: {
      id: "last",
      header: header("last"),
      align: "end",
      cell: (row) => <LastRecord row={row} />,
      sortKey: trainingKeys.last,
      firstDir: "desc",
    },
  };
}
