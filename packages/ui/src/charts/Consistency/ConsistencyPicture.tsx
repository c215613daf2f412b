import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartRowValueText } from "../../copy/charts/chartRows.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import { EndLabel } from "../ChartFrame/EndLabel.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { roomForEnds } from "../Line/lineData.ts";
import { RowScale } from "../StripPlot/RowScale.tsx";
import { rowsView } from "../StripPlot/rowsView.ts";
import { swarm } from "../StripPlot/swarm.ts";
import { rangeAround } from "../theme/ticks.ts";
import { ballId, type ConsistencyRow } from "./consistency.ts";

export type ConsistencyPictureProps = { box: ChartBox; rows: readonly ConsistencyRow[]; label: string };

/** 行の目盛りと、帯と、丸と、平均の線。 */
export function ConsistencyPicture({ box, rows, label }: ConsistencyPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const { view, ends } = useMemo(() => {
    const { room, ends } = roomForEnds(
      rows.map(({ sd, values }) => ({
        value: formatMessage(chartRowValueText.plusMinus, { value: decimal(sd, 1) }),
        name: formatMessage(chartRowValueText.balls, { count: values.length }),
      })),
      width,
      em,
    );
    const range = rangeAround(rows.flatMap(({ values, mean, sd }) => [...values, mean - sd, mean + sd]));
    return { ends, view: rowsView({ width, height, em }, { names: rows, range, room, tallest: 7 }) };
  }, [rows, width, height, em, formatMessage]);
  const { x, right, rowHeight } = view;
  const middle = (row: number) => (row + 0.5) * rowHeight;
  const balls = useMemo(
    () =>
      rows.flatMap(({ id, values, isContext }, row) => {
        const ordered = values.map((value, at) => ({ value, at })).toSorted((a, b) => a.value - b.value);
        const xs = ordered.map(({ value }) => view.x(value));
        const lanes = swarm(xs, dotEm * em, Math.floor((0.5 * view.rowHeight) / (dotEm * em) - 0.5));
        return ordered.map(({ at }, place) => ({
          rowId: ballId(id, at),
          group: id,
          isContext,
          x: xs[place] ?? 0,
          y: (row + 0.5) * view.rowHeight + (lanes[place] ?? 0) * dotEm * em,
        }));
      }),
    [rows, view, em],
  );

  return (
    <>
      <Rows width={width} height={height}>
        <RowScale view={view} em={em} />
        {rows.map(({ id, mean, sd }, row) => (
          <rect
            key={id}
            data-part="band"
            x={x(mean - sd)}
            y={middle(row) - 0.36 * rowHeight}
            width={x(mean + sd) - x(mean - sd)}
            height={0.72 * rowHeight}
            rx={2}
          />
        ))}
        {balls.map(({ rowId, isContext, ...at }) => (
          <circle
            key={rowId}
            data-part="ball"
            data-context={isContext || undefined}
            cx={at.x}
            cy={at.y}
            r={(dotEm / 2) * em}
          />
        ))}
        {rows.map(({ id, mean }, row) => (
          <g key={id}>
            {(["halo", "mean"] as const).map((part) => (
              <path
                key={part}
                data-part={part}
                d={`M${x(mean)} ${middle(row) - 0.44 * rowHeight}v${0.88 * rowHeight}`}
              />
            ))}
            <EndLabel x={right + 0.7 * em} y={middle(row)} value={ends[row]?.value ?? ""} name={ends[row]?.name} />
          </g>
        ))}
      </Rows>
      <ChartPoints box={box} label={label} points={balls} />
    </>
  );
}

const dotEm = 0.5;

const Rows = styled.svg`
  & [data-part="band"] {
    fill: ${token("chart-band")};
  }
  & > [data-part="ball"] {
    fill: ${token("primary")};
    stroke: ${token("surface")};
    stroke-width: 0.75;
  }
  & > [data-context] {
    fill: ${token("chart-axis")};
  }
  & [data-part="halo"] {
    stroke: ${token("surface")};
    stroke-width: 3.5;
  }
  & [data-part="mean"] {
    stroke: ${token("ink")};
    stroke-width: 2;
  }
  [data-print] & [data-part="band"] {
    stroke: ${token("line-strong")};
  }
  @media print {
    & [data-part="band"] {
      stroke: ${token("line-strong")};
    }
  }
  @media ${media.forcedColors} {
    & [data-part="band"] {
      stroke: CanvasText;
    }
  }
`;
