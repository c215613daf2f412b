import { useIntl } from "react-intl";
import styled from "styled-components";
import { signed } from "../../components/Delta/signed.ts";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { chartRowValueText } from "../../copy/charts/chartRows.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import { EndLabel } from "../ChartFrame/EndLabel.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { roomForEnds } from "../Line/lineData.ts";
import { RowScale } from "../StripPlot/RowScale.tsx";
import { rowsView } from "../StripPlot/rowsView.ts";
import { markRules } from "../theme/markLook.ts";
import type { Range } from "../theme/ticks.ts";
import type { Lollipop } from "./lollipop.ts";

export type LollipopPictureProps = { box: ChartBox; rows: readonly Lollipop[]; unit: string; label: string };

/** 0の線から値まで伸びる線と、その先の記号。 */
export function LollipopPicture({ box, rows, unit, label }: LollipopPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const { room, ends } = roomForEnds(
    rows.map(({ value, count }) => ({
      value: signed(value, 1),
      name: formatMessage(chartRowValueText.balls, { count }),
    })),
    width,
    em,
  );
  const view = rowsView(box, { names: rows, range: rangeWithZero(rows), room, lead: markEm * em, lineAt: null });
  const { x, right, rowHeight, bottom } = view;
  const placed = rows.map((row, at) => ({ ...row, x: x(row.value), y: (at + 0.5) * rowHeight }));

  return (
    <>
      <Rows width={width} height={height}>
        <RowScale view={view} em={em} unit={unit} />
        <line data-part="zero" x1={x(0)} x2={x(0)} y2={bottom} />
        {placed.map(({ id, mark, y, ...at }, row) => {
          const path = symbolPath(pitchMarks[mark].symbol, 0.38 * em);
          return (
            <g key={id} data-mark={mark}>
              <path data-part="symbol" transform={`translate(${0.5 * em},${y})`} d={path} />
              <line data-part="stem" x1={x(0)} x2={at.x} y1={y} y2={y} />
              <path data-part="symbol" transform={`translate(${at.x},${y}) scale(1.3)`} d={path} />
              <EndLabel x={right + 0.7 * em} y={y} value={ends[row]?.value ?? ""} name={ends[row]?.name} />
            </g>
          );
        })}
      </Rows>
      <ChartPoints box={box} reach="y" label={label} points={placed.map(({ id, x, y }) => ({ rowId: id, x, y }))} />
    </>
  );
}

/** A range that includes zero, with room at both ends. */
function rangeWithZero(rows: readonly Lollipop[]): Range {
  const values = [0, ...rows.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = (high - low) * 0.08 || 1;
  return [low < 0 ? low - air : low, high > 0 ? high + air : high];
}

const markEm = 1.5;

const Rows = styled.svg`
  ${markRules}
  & [data-part="symbol"] {
    fill: var(--mark);
    stroke: ${token("surface")};
  }
  & [data-part="stem"] {
    stroke: var(--mark);
    stroke-width: 3;
    opacity: 0.6;
  }
  & [data-part="zero"] {
    stroke: ${token("chart-axis")};
    stroke-width: 2;
  }
`;
