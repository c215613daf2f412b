import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartValueText } from "../../copy/charts/chart.ts";
import { token } from "../../tokens/theme.ts";
import { markRules } from "../theme/markLook.ts";
import { type PlotArea, placeIn, type ScatterAxis, type ScatterLine } from "./scatterData.ts";

export type ScatterGroundProps = {
  area: PlotArea;
  x: ScatterAxis;
  y: ScatterAxis;
  line?: ScatterLine | undefined;
};

/** 点の下に敷くもの。0の線、移動平均の線、横軸の名前。 */
export function ScatterGround({ area, x, y, line }: ScatterGroundProps) {
  const { formatMessage } = useIntl();
  const { left, right, bottom } = area;
  const place = placeIn(area, x.range, y.range);
  const zero = place(0, 0).y;
  const along = line?.points.map((point) => place(point.x, point.y)).map((at) => `${at.x} ${at.y}`);

  return (
    <>
      {y.range[0] < 0 && y.range[1] > 0 && <Zero x1={left} x2={right} y1={zero} y2={zero} />}
      {line && along && <Mean data-mark={line.mark} d={`M${along.join("L")}`} />}
      <Unit x={right} y={bottom} dy="3.2em" textAnchor="end">
        {formatMessage(chartValueText.axis, { name: x.measure, unit: x.unit })}
      </Unit>
    </>
  );
}

const Zero = styled.line`
  stroke: ${token("chart-axis")};
  stroke-width: 1;
`;

const Mean = styled.path`
  ${markRules}
  fill: none;
  stroke: var(--mark);
  stroke-width: 2;
  opacity: 0.6;
`;

const Unit = styled.text`
  fill: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;
