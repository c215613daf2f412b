import { useMemo } from "react";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import { EndLabel } from "../ChartFrame/EndLabel.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { roomForEnds } from "../Line/lineData.ts";
import { pathOf } from "../Line/linePath.ts";
import { RowScale } from "../StripPlot/RowScale.tsx";
import { rowsView } from "../StripPlot/rowsView.ts";
import { markRules } from "../theme/markLook.ts";
import { rangeAround } from "../theme/ticks.ts";
import { densityAt, densityCurve, silvermanBandwidth } from "./densityCurve.ts";
import type { Ridge } from "./ridge.ts";

export type RidgePictureProps = { box: ChartBox; ridges: readonly Ridge[]; label: string };

/** 行ごとの山と、平均の線と、右端の平均。 */
export function RidgePicture({ box, ridges, label }: RidgePictureProps) {
  const { width, height, em } = box;
  const range = useMemo(() => rangeAround(ridges.flatMap(({ values }) => values)), [ridges]);
  const curves = useMemo(
    () =>
      ridges.map(({ values, mean }) => ({
        points: densityCurve(values, range, steps),
        atMean: densityAt(values, silvermanBandwidth(values), mean),
      })),
    [ridges, range],
  );
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(({ density }) => density)));
  const { room, ends } = roomForEnds(
    ridges.map(({ mean }) => ({ value: decimal(mean, 1), name: "" })),
    width,
    em,
  );
  const view = rowsView(box, { names: ridges, range, room, lead: markEm * em, lineAt: baseline });
  const { x, left, right, rowHeight } = view;
  const base = (row: number) => (row + baseline) * rowHeight;
  const rise = (density: number) => (density / highest) * rowHeight * (baseline - 0.06);

  return (
    <>
      <Rows width={width} height={height}>
        <RowScale view={view} em={em} />
        {ridges.map(({ id, mark, mean }, row) => {
          const { points, atMean } = curves[row] ?? { points: [], atMean: 0 };
          const line = pathOf(points.map(({ value, density }) => ({ x: x(value), y: base(row) - rise(density) })));
          return (
            <g key={id} data-mark={mark}>
              <path
                data-part="mark"
                transform={`translate(${0.5 * em},${(row + 0.5) * rowHeight})`}
                d={symbolPath(pitchMarks[mark].symbol, 0.38 * em)}
              />
              <path data-part="under" d={`${line}L${right} ${base(row)}L${left} ${base(row)}Z`} />
              <path data-part="curve" d={line} />
              <line data-part="mean" x1={x(mean)} x2={x(mean)} y1={base(row)} y2={base(row) - rise(atMean)} />
              <EndLabel x={right + 0.7 * em} y={(row + 0.5) * rowHeight} value={ends[row]?.value ?? ""} />
            </g>
          );
        })}
      </Rows>
      <ChartPoints
        box={box}
        reach="y"
        label={label}
        points={ridges.map(({ id, mean }, row) => ({ rowId: id, x: x(mean), y: base(row) }))}
      />
    </>
  );
}

const steps = 120;
/** Position of the ridge's baseline within a row. */
const baseline = 0.9;
const markEm = 1.5;

const Rows = styled.svg`
  ${markRules}
  & [data-part="mark"] {
    fill: var(--mark);
  }
  & [data-part="under"] {
    fill: var(--mark);
    opacity: 0.22;
  }
  & [data-part="curve"] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  & [data-part="mean"] {
    stroke: ${token("ink")};
    stroke-width: 2;
  }
`;
