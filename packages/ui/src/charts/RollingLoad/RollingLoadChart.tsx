import type { GuardWeek } from "@kyuseki/domain/pitchGuard";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { rollingText } from "../../copy/charts/chartRows.ts";
import { shortDate } from "../../format/date.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { RollingLoadPicture } from "./RollingLoadPicture.tsx";
import type { RollingLoad } from "./rollingLoad.ts";

export type RollingLoadChartProps = Pick<ChartFrameProps, "summary" | "empty"> &
  RollingLoad & {
    /** 表の見出し。 */
    caption: string;
    /** 直近7日か、月曜からの週か。 */
    counted: GuardWeek;
  };

/** その日までの週の合計を線で上限と並べ、その下の同じ日に1日の球数を、その上限とともに棒で置く。 */
export function RollingLoadChart(props: RollingLoadChartProps) {
  const { caption, counted: week, days, limit, dayLimit, cautionFrom, summary, empty } = props;
  const { formatMessage } = useIntl();
  const table = useMemo((): ChartTable => {
    const counted = (id: "week" | "day") => ({
      id,
      label: formatMessage(rollingText[id === "week" ? week : "day"]),
      unit: formatMessage(rollingText.ball),
      digits: 0 as const,
    });
    return {
      caption,
      columns: [{ id: "date", label: formatMessage(rollingText.date) }, counted("week"), counted("day")],
      rows: days.map(({ date, week, day }) => ({ id: date, cells: [shortDate(date), week, day] })),
    };
  }, [caption, week, days, formatMessage]);

  return (
    <ChartFrame
      unit={formatMessage(chartValueText.axis, {
        name: formatMessage(rollingText[week]),
        unit: formatMessage(rollingText.ball),
      })}
      summary={summary}
      table={table}
      empty={empty}
      height="l"
    >
      {(box) => (
        <RollingLoadPicture box={box} days={days} limit={limit} dayLimit={dayLimit} cautionFrom={cautionFrom} />
      )}
    </ChartFrame>
  );
}
