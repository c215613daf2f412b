import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { shadowSize, zoneSize } from "./zonePlace.ts";
import type { ZoneView } from "./zoneView.ts";

export type StrikeZoneGridProps = { view: ZoneView; part: "zone" | "shadow" };

/** 9つに分けたゾーンか、そのまわりの点線の枠。 */
export function StrikeZoneGrid({ view: { unit, place }, part }: StrikeZoneGridProps) {
  const size = part === "zone" ? zoneSize : shadowSize;
  const { x, y } = place({ x: -size.width / 2, y: size.height / 2 });
  const width = size.width * unit;
  const height = size.height * unit;

  return (
    <Lines data-part={part}>
      {part === "zone" && (
        <path
          d={[1, 2]
            .map((third) => `M${x + (width * third) / 3} ${y}v${height}M${x} ${y + (height * third) / 3}h${width}`)
            .join("")}
        />
      )}
      <Frame x={x} y={y} width={width} height={height} />
    </Lines>
  );
}

const Lines = styled.g`
  fill: none;
  stroke: ${token("line-2")};
`;

const Frame = styled.rect`
  [data-part="shadow"] > & {
    fill: ${token("surface-2")};
    stroke: ${token("line-strong")};
    stroke-dasharray: 3 3;
  }
  [data-part="zone"] > & {
    stroke: ${token("ink")};
    stroke-width: 2;
  }
`;
