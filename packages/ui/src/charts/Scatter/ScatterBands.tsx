import styled from "styled-components";
import { markRules } from "../theme/markLook.ts";
import { zoneLook } from "../theme/zoneLook.ts";
import { bandPath } from "./bandPath.ts";
import { type PlotArea, placeIn, type ScatterAxis, type ScatterBand, type ScatterCategory } from "./scatterData.ts";

export type ScatterBandsProps = {
  area: PlotArea;
  x: ScatterAxis;
  y: ScatterAxis;
  categories: readonly ScatterCategory[];
  bands: readonly ScatterBand[];
};

/** 仲間ごとの範囲。縁は仲間の色。 */
export function ScatterBands({ area, x, y, categories, bands }: ScatterBandsProps) {
  const place = placeIn(area, x.range, y.range);
  return bands.map(({ categoryId, steps }) => (
    <Band
      key={categoryId}
      data-part="band"
      data-mark={categories.find(({ id }) => id === categoryId)?.mark}
      d={bandPath(steps, place)}
    />
  ));
}

const Band = styled.path`
  ${zoneLook}
  ${markRules}
  stroke: var(--mark);
  stroke-opacity: 0.8;
`;
