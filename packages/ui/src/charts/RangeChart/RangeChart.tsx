import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { rangeText } from "../../copy/charts/chartKinds.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import type { Range } from "../theme/ticks.ts";
import { RangeLegend } from "./RangeLegend.tsx";
import { RangePicture } from "./RangePicture.tsx";
import type { RangeGroup } from "./rangeGroup.ts";

export type RangeChartProps = Pick<ChartFrameProps, "title" | "empty" | "summary"> & {
  /** 表の見出し。例：「学年ごとの打球速度」。 */
  caption: string;
  /** 何の値か。例：「打球速度」。 */
  measure: string;
  unit: string;
  groups: readonly RangeGroup[];
  /** 横軸の両端。 */
  range: Range;
  digits?: 0 | 1;
  /** 本人の呼び名。例：「小野寺 結衣」。省くと「本人」。 */
  ownName?: string;
  /** 数えているもの。省くと「人数」「人」。 */
  counted?: { label: string; unit: string };
};

/** 区分ごとの最小〜最大と中央の50%と中央値。本人の値は本塁の形で示す。 */
export function RangeChart(props: RangeChartProps) {
  const { title, empty, summary, caption, measure, unit, groups, digits = 1, ownName, counted } = props;
  const { formatMessage } = useIntl();
  const table = useMemo((): ChartTable => {
    const hasOwn = groups.some(({ own }) => own !== null);
    const measured = (id: "min" | "lower" | "median" | "upper" | "max") => ({
      id,
      label: formatMessage(rangeText[id]),
      unit,
      digits,
    });
    return {
      caption,
      columns: [
        { id: "group", label: formatMessage(rangeText.group) },
        ...(hasOwn ? [{ id: "own", label: ownName ?? formatMessage(rangeText.own), unit, digits }] : []),
        measured("min"),
        measured("lower"),
        measured("median"),
        measured("upper"),
        measured("max"),
        {
          id: "count",
          label: counted?.label ?? formatMessage(rangeText.count),
          unit: counted?.unit ?? formatMessage(rangeText.person),
        },
      ],
      rows: groups.map(({ id, name, count, spread, own }) => ({
        id,
        cells: [
          name,
          ...(hasOwn ? [own] : []),
          spread?.min ?? null,
          spread?.lower ?? null,
          spread?.median ?? null,
          spread?.upper ?? null,
          spread?.max ?? null,
          count,
        ],
      })),
    };
  }, [groups, caption, unit, digits, ownName, counted, formatMessage]);

  return (
    <ChartFrame
      title={title}
      empty={empty}
      height={groups.length}
      summary={summary}
      table={table}
      legend={groups.length > 0 && <RangeLegend ownName={groups.some(({ own }) => own !== null) ? ownName : null} />}
    >
      {(box) => (
        <RangePicture
          box={box}
          groups={groups}
          range={props.range}
          digits={digits}
          unit={formatMessage(chartValueText.axis, { name: measure, unit })}
          label={measure}
        />
      )}
    </ChartFrame>
  );
}
