import { useMemo } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { contours, density, highest } from "./kernelDensity.ts";
import type { LocatedPitch } from "./locatedPitch.ts";
import { rawPlace, type StrikeZone, zoneEdge } from "./zonePlace.ts";
import type { ZoneView } from "./zoneView.ts";

export type DensityProps = { pitches: readonly LocatedPitch[]; zone: StrikeZone; view: ZoneView };

/** 球の集まり方を、三段の面で。 */
export function Density({ pitches, zone, view }: DensityProps) {
  const areas = useMemo(() => {
    const field = density(
      pitches.map(({ location }) => rawPlace(location, zone)),
      { left: -zoneEdge.side, right: zoneEdge.side, bottom: zoneEdge.bottom, top: zoneEdge.top },
      spread,
    );
    const peak = highest(field);
    return levels.map((level) => (peak > 0 ? contours(field, level * peak) : []));
  }, [pitches, zone]);

  return (
    <Areas>
      {areas.map((lines, index) => (
        <path
          key={levels[index]}
          data-level={index}
          d={lines
            .map(
              (line) =>
                `M${line
                  .map(view.place)
                  .map(({ x, y }) => `${x} ${y}`)
                  .join("L")}Z`,
            )
            .join("")}
        />
      ))}
    </Areas>
  );
}

/** In widths of the zone. */
const spread = 0.19;
/** Contour levels as shares of the highest density. */
const levels = [0.26, 0.5, 0.76];

const Areas = styled.g`
  fill: ${token("heat-3")};

  & > [data-level="0"] {
    opacity: 0.2;
  }
  & > [data-level="1"] {
    opacity: 0.26;
  }
  & > [data-level="2"] {
    opacity: 0.3;
  }
  @media ${media.forcedColors} {
    fill: none;
    stroke: CanvasText;
  }
`;
