import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { RowsView } from "./rowsView.ts";

export type RowScaleProps = {
  view: RowsView;
  /** 文字の大きさ（px）。 */
  em: number;
  /** 横軸の名前と単位。題で言ってあれば省く。 */
  unit?: string;
};

/** 行の名前と線、下の目盛り、右下の単位。 */
export function RowScale({ view, em, unit }: RowScaleProps) {
  const { left, right, rowHeight, lead, lineAt, bottom, ticks, names } = view;
  return (
    <Lines>
      {ticks.map(({ value, text, x }) => (
        <g key={value}>
          <line data-part="grid" x1={x} x2={x} y1={0} y2={bottom} />
          <text data-part="tick" x={x} y={bottom + 1.2 * em}>
            {text}
          </text>
        </g>
      ))}
      {names.map(({ id, name }, index) => {
        const y = lineAt === null ? null : (index + lineAt) * rowHeight;
        return (
          <g key={id}>
            <text data-part="name" x={lead} y={(index + 0.5) * rowHeight} dy="0.35em">
              {name}
            </text>
            {y !== null && <line data-part="row" x1={left} x2={right} y1={y} y2={y} />}
          </g>
        );
      })}
      {unit && (
        <text data-part="unit" x={right + em} y={bottom + 2.6 * em}>
          {unit}
        </text>
      )}
    </Lines>
  );
}

const Lines = styled.g`
  & [data-part="grid"] {
    stroke: ${token("chart-grid")};
  }
  & [data-part="row"] {
    stroke: ${token("line-2")};
  }
  & [data-part="tick"] {
    fill: ${token("chart-label")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-caption")};
    font-feature-settings: "tnum";
    text-anchor: middle;
  }
  & [data-part="name"] {
    fill: ${token("ink-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
  }
  & [data-part="unit"] {
    fill: ${token("chart-label")};
    font-size: ${token("fs-caption")};
    text-anchor: end;
  }
`;
