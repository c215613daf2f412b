import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { rangeText, rangeValueText } from "../../copy/charts/range.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import type { Range } from "../theme/ticks.ts";
import { StripLegend } from "./StripLegend.tsx";
import { StripPicture } from "./StripPicture.tsx";
import type { StripGroup } from "./stripGroup.ts";

export type StripPlotProps = Pick<ChartFrameProps, "title" | "empty" | "summary"> & {
  /** 表の見出し。例：「学年ごとの打球速度」。 */
  caption: string;
  /** 何の値か。例：「打球速度」。 */
  measure: string;
  unit: string;
  groups: readonly StripGroup[];
  /** 横軸の両端。 */
  range: Range;
  digits?: 0 | 1;
  onSelect?: (playerId: string) => void;
};

/** 学年ごとに、選手ひとりを丸ひとつで並べる。 */
export function StripPlot(props: StripPlotProps) {
  const { title, empty, summary, caption, measure, unit, groups, range, digits = 1, onSelect } = props;
  const { formatMessage } = useIntl();
  const table = useMemo((): ChartTable => {
    const spanOf = ([lower, upper]: Range) =>
      formatMessage(rangeValueText.target, { lower: decimal(lower, 0), upper: decimal(upper, 0) });
    const hasGoals = groups.some(({ goal }) => goal != null);
    const aim = hasGoals
      ? { id: "goal", label: formatMessage(rangeText.goal), unit, digits }
      : { id: "target", label: formatMessage(rangeText.target), unit };
    return {
      caption,
      columns: [
        { id: "player", label: formatMessage(rangeText.player) },
        { id: "group", label: formatMessage(rangeText.group) },
        { id: "value", label: measure, unit, digits },
        aim,
      ],
      rows: groups.flatMap(({ name: group, target, goal = null, players }) =>
        players.map(({ id, name, value }) => ({
          id,
          cells: [name, group, value, hasGoals ? goal : target && spanOf(target)],
        })),
      ),
    };
  }, [groups, caption, measure, unit, digits, formatMessage]);

  return (
    <ChartFrame
      title={title}
      empty={empty}
      height={groups.length}
      summary={summary}
      table={table}
      legend={<StripLegend groups={groups} />}
    >
      {(box) => (
        <StripPicture
          box={box}
          groups={groups}
          range={range}
          digits={digits}
          unit={formatMessage(chartValueText.axis, { name: measure, unit })}
          label={formatMessage(rangeText.player)}
          onSelect={onSelect}
        />
      )}
    </ChartFrame>
  );
}
