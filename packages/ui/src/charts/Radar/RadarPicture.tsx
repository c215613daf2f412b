import { useMemo } from "react";
import styled from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { textHalo } from "../theme/labelLook.ts";
import { fitText, textWidth } from "../theme/labels.ts";
import type { RadarItem } from "./radarItem.ts";
import { radarView } from "./radarView.ts";

export type RadarPictureProps = {
  box: ChartBox;
  /** 本人の記録がある項目。3つ以上。 */
  items: readonly RadarItem[];
  label: string;
};

/** 網と、平均の形と、本人の形。項目の名前の下に本人の点を書く。 */
export function RadarPicture({ box, items, label }: RadarPictureProps) {
  const { width, height, em } = box;
  const { view, nameRoom } = useMemo(() => {
    const longest = Math.max(...items.map(({ name }) => textWidth(name, em)));
    const room = Math.min(longest, width * 0.26);
    return { nameRoom: room, view: radarView({ width, height, em }, items.length, room) };
  }, [items, width, height, em]);
  const shape = (shares: readonly (number | null)[]) =>
    shares.flatMap((share, axis) => (share === null ? [] : [view.place(axis, share)]));
  const own = shape(items.map((item) => item.own));
  const mean = shape(items.map((item) => item.mean));
  const points = items.map((item, axis) => ({ rowId: item.id, ...view.place(axis, item.own ?? 0) }));

  return (
    <>
      <Web width={width} height={height}>
        {rings.map((share) => (
          <path key={share} data-part="ring" d={closed(items.map((_, axis) => view.place(axis, share)))} />
        ))}
        {items.map(({ id }, axis) => {
          const { x, y } = view.place(axis, 100);
          return <path key={id} data-part="ring" d={`M${view.center.x} ${view.center.y}L${x} ${y}`} />;
        })}
        <path data-part="own" d={closed(own)} />
        {mean.length > 2 && <path data-part="mean" d={closed(mean)} />}
        {points.map(({ rowId, x, y }) => (
          <circle key={rowId} data-part="corner" cx={x} cy={y} r={0.3 * em} />
        ))}
        {ticks.map((share) => {
          const { x, y } = view.place(0, share);
          return (
            <text key={share} data-part="tick" x={x - 0.4 * em} y={y + 0.35 * em}>
              {share}
            </text>
          );
        })}
        {items.map(({ id, name, own: value }, axis) => {
          const { x, y, anchor } = view.label(axis);
          return (
            <g key={id} textAnchor={anchor}>
              <text data-part="name" x={x} y={y}>
                {fitText(name, nameRoom + em / 2, em)}
              </text>
              <text data-part="value" x={x} y={y + 1.2 * em}>
                {decimal(value ?? 0, 0)}
              </text>
            </g>
          );
        })}
      </Web>
      <ChartPoints box={box} points={points} label={label} />
    </>
  );
}

const rings = [25, 50, 75, 100];
const ticks = [50, 100];
const closed = (corners: readonly { x: number; y: number }[]) =>
  `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

const Web = styled.svg`
  & [data-part="ring"] {
    fill: none;
    stroke: ${token("chart-grid")};
  }
  & [data-part="own"] {
    fill: color-mix(in srgb, ${token("primary")} 14%, transparent);
    stroke: ${token("primary")};
    stroke-width: 3;
    stroke-linejoin: round;
  }
  & [data-part="mean"] {
    fill: none;
    stroke: ${token("chart-axis")};
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }
  & [data-part="corner"] {
    fill: ${token("primary")};
    stroke: ${token("surface")};
    stroke-width: 1.5;
  }
  & :is([data-part="tick"], [data-part="name"], [data-part="value"]) {
    ${textHalo}
  }
  & [data-part="tick"] {
    fill: ${token("chart-label")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-caption")};
    text-anchor: end;
  }
  & [data-part="name"] {
    fill: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & [data-part="value"] {
    fill: ${token("ink")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-l")};
    font-feature-settings: "tnum";
  }
  @media ${media.forcedColors} {
    & [data-part="own"] {
      fill: none;
    }
  }
`;
