import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type SparklineProps = {
  /** 古いものから。null は記録なしで、線が途切れる。 */
  values: readonly (number | null)[];
};

const width = 84;
const height = 26;
const pad = 4;

/** 表の中の小さな線。飾りなので読み上げず、値は隣の数字が伝える。 */
export function Sparkline({ values }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: pad + ((width - 2 * pad) * index) / Math.max(1, values.length - 1),
          y: height - pad - (height - 2 * pad) * (span === 0 ? 0.5 : (value - low) / span),
        },
  );
  const end = points.findLast((point) => point !== null);
  const path = points
    .map((point, index) =>
      point ? `${points[index - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}h0` : "",
    )
    .join("");

  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
      {end && <circle data-part="end" cx={end.x} cy={end.y} r={2.8} />}
    </Picture>
  );
}

const Picture = styled.svg`
  flex: none;
  width: calc(${token("sp-10")} + ${token("sp-3")});
  max-width: 100%;
  height: auto;
  aspect-ratio: ${width} / ${height};
  color: ${token("primary")};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-linecap: round;

  & > [data-part="end"] {
    fill: currentColor;
    stroke: none;
  }
`;
