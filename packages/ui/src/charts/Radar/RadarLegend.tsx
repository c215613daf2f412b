import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

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
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token("sp-1")};
  }
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
