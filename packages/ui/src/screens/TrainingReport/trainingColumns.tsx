import { type Period, recentDays, type TrainingReport, type TrainingReportRow } from "@kyuseki/domain";
import type { CSSProperties } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { periodBeforeText } from "../../copy/controls/period.ts";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { menuLetterText } from "../../copy/controls/trainingMenu.ts";
import { menuGroupText } from "../../copy/practice/training.ts";
import { trainingColumnText, trainingOrderText, trainingReportValueText } from "../../copy/practice/trainingReport.ts";
import { addDays, shortRange } from "../../format/date.ts";
import { LastRecord } from "./parts/LastRecord.tsx";
import { RateBar } from "./parts/RateBar.tsx";
import { Recent } from "./parts/Recent.tsx";
import { TrainingName } from "./parts/TrainingName.tsx";
import { type TrainingRow, trainingKeys } from "./parts/trainingRows.ts";
import type { TrainingSort } from "./view.ts";

type Column = TableColumn<TrainingRow, TrainingSort>;

/** `most`: the largest number of entries of a group in any row, at which its bar is full. */
export function trainingColumns(
  { formatMessage }: IntlShape,
  { range, goal }: TrainingReport,
  { period, most }: { period: Period; most: number },
): readonly Column[] {
  const header = (id: keyof typeof trainingColumnText) => formatMessage(trainingColumnText[id]);
  const today = range.end;
  const strip = shortRange({ start: addDays(today, 1 - recentDays), end: today });

  return [
    {
      id: "name",
      header: header("name"),
      rowHeader: true,
      cell: (row) => <TrainingName row={row} />,
      sortKey: trainingKeys.name,
      firstDir: "asc",
    },
    {
      id: "rate",
      header: header("rate"),
      cell: ({ rate }) => <RateBar rate={rate} goal={goal} />,
      sortKey: trainingKeys.rate,
      firstDir: "asc",
      sortWords: { asc: formatMessage(trainingOrderText.low) },
    },
    {
      id: "before",
      header: formatMessage(periodBeforeText[period]),
      align: "end",
      cell: ({ rateBefore }) => <UnitNumber value={rateBefore} unit="%" digits={0} />,
    },
    {
      id: "streak",
      header: header("streak"),
      align: "end",
      cell: ({ member }) => <UnitNumber value={member.streak} unit={formatMessage(statPanelText.day)} digits={0} />,
      sortKey: trainingKeys.streak,
      firstDir: "desc",
    },
    {
      id: "recent",
      header: formatMessage(trainingReportValueText.recent, { range: strip }),
      cell: ({ member }) => <Recent member={member} today={today} />,
    },
    {
      id: "amounts",
      header: header("amounts"),
      hideBelow: "desktop",
      cell: ({ member }) => <Amounts member={member} most={most} />,
    },
    {
      id: "last",
      header: header("last"),
      align: "end",
      cell: (row) => <LastRecord row={row} />,
      sortKey: trainingKeys.last,
      firstDir: "desc",
    },
  ];
}

/** 打撃・投球・体力の回数。見た目は一覧（`trainingReportStyle`）がまとめて持つ。 */
function Amounts({ member, most }: { member: TrainingReportRow; most: number }) {
  const { formatMessage } = useIntl();

  return (
    <span data-part="amounts">
      {groups.map((group) => (
        <span key={group} data-part="amount">
          <small data-part="letter" aria-hidden="true">
            {formatMessage(menuLetterText[group])}
          </small>
          <VisuallyHidden>{formatMessage(menuGroupText[group])}</VisuallyHidden>
          <b data-part="figure">{member[group]}</b>
          <i data-part="share" aria-hidden="true" style={width(member[group], most)} />
        </span>
      ))}
    </span>
  );
}

const groups = ["batting", "pitching", "strength"] as const;

const width = (value: number, most: number): CSSProperties & Record<"--share", string> => ({
  "--share": `${most === 0 ? 0 : (value / most) * 100}%`,
});
