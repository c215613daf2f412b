import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { LegendEntry, LegendList } from "../theme/legendStyle.ts";

export type RadarLegendProps = { ownName: string /** 平均の形を描かなければ null。 */; meanName: string | null };

/** 二つの形の読み方。 */
export function RadarLegend({ ownName, meanName }: RadarLegendProps) {
  return (
    <LegendList>
      <LegendEntry>
        <Sample viewBox="0 0 24 8" aria-hidden="true">
          <path data-part="own" d="M0 4H24" />
        </Sample>
        {ownName}
      </LegendEntry>
      {meanName !== null && (
        <LegendEntry>
          <Sample viewBox="0 0 24 8" aria-hidden="true">
            <path data-part="mean" d="M0 4H24" />
          </Sample>
          {meanName}
        </LegendEntry>
      )}
    </LegendList>
  );
}

const Sample = styled.svg`
  flex: none;
  width: 2em;

  & [data-part="own"] {
    stroke: ${token("primary")};
    stroke-width: 3;
  }
  & [data-part="mean"] {
    stroke: ${token("chart-axis")};
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }
  @media ${media.forcedColors} {
    & [data-part] {
      stroke: CanvasText;
    }
  }
`;
