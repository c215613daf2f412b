import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type EndLabelProps = {
  x: number;
  y: number;
  /** 単位まで付けた値。 */
  value: string;
  name?: string | undefined;
};

/** 線の終わりにじかに書く値と名前。凡例の代わりになる。 */
export function EndLabel({ x, y, value, name }: EndLabelProps) {
  return (
    <g transform={`translate(${x},${y})`}>
      <Value dy={name ? "-0.12em" : "0.32em"}>{value}</Value>
      {name && <Name dy="1.05em">{name}</Name>}
    </g>
  );
}

const Value = styled.text`
  fill: ${token("ink")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum";
`;

const Name = styled.text`
  fill: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;
