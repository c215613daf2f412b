import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { legendStyle } from "../theme/legendStyle.ts";

export type RadarLegendProps = { ownName: string /** 平均の形を描かなければ null。 */; meanName: string | null };

/** 二つの形の読み方。 */
export function RadarLegend({ ownName, meanName }: RadarLegendProps) {
  return (
    <List>
      <li>
        <svg viewBox="0 0 24 8" aria-hidden="true">
          <path data-part="own" d="M0 4H24" />
        </svg>
        {ownName}
      </li>
      {meanName !== null && (
        <li>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path data-part="mean" d="M0 4H24" />
          </svg>
          {meanName}
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  ${legendStyle}

  & svg {
    flex: none;
    width: 2em;
  }
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
    & path[data-part] {
      stroke: CanvasText;
    }
  }
`;
