import type { DateRange } from "@kyuseki/domain";
import { type CSSProperties, useMemo } from "react";
import { useIntl } from "react-intl";
import { calendarText, calendarValueText } from "../../copy/charts/heat.ts";
import { longDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { HeatLegend } from "../HeatMap/HeatLegend.tsx";
import type { HeatThresholds } from "../HeatMap/heatLevel.ts";
import { CalendarPicture } from "./CalendarPicture.tsx";
import { calendarWeeks } from "./calendarWeeks.ts";
import type { HeatDay } from "./heatDay.ts";

export type CalendarHeatProps = Pick<ChartFrameProps, "title" | "empty"> & {
  /** 表の見出し。例：「実施カレンダー」。 */
  caption: string;
  /** 何の値か。例：「実施率」。 */
  measure: string;
  /** 図にする期間。今日より後の日も入れてよい。 */
  range: DateRange;
  /** 日付の古い順。 */
  days: readonly HeatDay[];
  /** "YYYY-MM-DD"。 */
  today: string;
  /** 色が変わる割合（%）。低い順に四つ。 */
  thresholds: HeatThresholds;
};

/** 日ごとの割合の暦。週が列、月曜から日曜が行。 */
export function CalendarHeat({ title, empty, caption, measure, range, days, today, thresholds }: CalendarHeatProps) {
  const { formatMessage } = useIntl();
  const { start, end } = range;
  const calendar = useMemo(() => calendarWeeks({ start, end }), [start, end]);
  const known = useMemo(
    () => days.filter(({ date }) => date >= start && date <= end && date <= today),
    [days, start, end, today],
  );
  const table = useMemo(
    (): ChartTable => ({
      caption,
      columns: [
        { id: "day", label: formatMessage(calendarText.day) },
        { id: "percent", label: measure, unit: "%", digits: 0 },
      ],
      rows: known.map(({ date, percent }) => ({ id: date, cells: [longDate(date), percent] })),
    }),
    [known, caption, measure, formatMessage],
  );

  return (
    <ChartFrame
      title={title}
      empty={empty}
      height="s"
      style={heightOf(calendar.weeks)}
      summary={summaryOf()}
      table={table}
      legend={<HeatLegend thresholds={thresholds} unit="%" />}
    >
      {(box) => (
        <CalendarPicture box={box} {...calendar} known={known} today={today} thresholds={thresholds} label={measure} />
      )}
    </ChartFrame>
  );

  function summaryOf(): string {
    const best = known.reduce<HeatDay | undefined>(
      (top, day) => (day.percent !== null && day.percent > (top?.percent ?? -1) ? day : top),
      undefined,
    );
    if (!best || best.percent === null) return formatMessage(calendarValueText.nothing, { measure });
    return formatMessage(calendarValueText.summary, {
      measure,
      count: known.filter(({ percent }) => percent !== null).length,
      date: longDate(best.date),
      percent: decimal(best.percent, 0),
    });
  }
}

/** Seven square cells and the months: the height follows from the width. */
function heightOf(weeks: number): CSSProperties {
  const em = token("fs-small");
  const cell = `min(2.3 * ${em}, (100cqi - 2 * ${em}) / ${Math.max(1, weeks)})`;
  // React's style type lacks custom properties.
  return { containerType: "inline-size", "--chart-s": `calc(7 * ${cell} + 1.9 * ${em})` } as CSSProperties;
}
