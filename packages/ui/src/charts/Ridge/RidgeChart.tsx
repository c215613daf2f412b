import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ridgeText } from "../../copy/charts/chartRows.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { RidgePicture } from "./RidgePicture.tsx";
import type { Ridge } from "./ridge.ts";

export type RidgeChartProps = Pick<ChartFrameProps, "summary"> & {
  /** 表の見出し。例：「球種ごとの球速」。 */
  caption: string;
  /** 行が何か。例：「球種」。 */
  category: string;
  unit: string;
  /** 上から順に。 */
  ridges: readonly Ridge[];
};

/** 仲間ごとの値の広がりを、同じ目盛りの上の山で。縦の線は平均で、山の広さはどれも同じ。 */
export function RidgeChart({ caption, category, unit, ridges, summary }: RidgeChartProps) {
  const { formatMessage } = useIntl();
  const table = useMemo((): ChartTable => {
    const measured = (id: "mean" | "min" | "max") => ({
      id,
      label: formatMessage(ridgeText[id]),
      unit,
      digits: 1 as const,
    });
    return {
      caption,
      columns: [
        { id: "name", label: category },
        measured("mean"),
        measured("min"),
        measured("max"),
        { id: "count", label: formatMessage(ridgeText.count), unit: formatMessage(ridgeText.ball), digits: 0 },
      ],
      rows: ridges.map(({ id, name, mean, values }) => ({
        id,
        cells: [name, mean, Math.min(...values), Math.max(...values), values.length],
      })),
    };
  }, [caption, category, unit, ridges, formatMessage]);

  return (
    <ChartFrame summary={summary} table={table} height={ridges.length * 1.1}>
      {(box) => <RidgePicture box={box} ridges={ridges} label={category} />}
    </ChartFrame>
  );
}
