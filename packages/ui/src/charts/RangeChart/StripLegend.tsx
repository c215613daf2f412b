import { useIntl } from "react-intl";
import styled from "styled-components";
import { rangeText } from "../../copy/chartKinds.ts";
import { media, token } from "../../tokens/theme.ts";
import { legendStyle } from "../theme/legendStyle.ts";
import type { StripGroup } from "./stripGroup.ts";

export type StripLegendProps = {
  groups: readonly StripGroup[];
};

/** 丸と帯の読み方。図にないものは出さない。 */
export function StripLegend({ groups }: StripLegendProps) {
  const { formatMessage } = useIntl();
  const players = groups.flatMap((group) => group.players);

  return (
    <List>
      {players.some(({ isBest }) => !isBest) && (
        <li>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <circle cx={7} cy={7} r={5} />
          </svg>
          {formatMessage(rangeText.player)}
        </li>
      )}
      {players.some(({ isBest }) => isBest) && (
        <li>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <circle data-best="" cx={7} cy={7} r={5.5} />
          </svg>
          {formatMessage(rangeText.best)}
        </li>
      )}
      {groups.some(({ target }) => target) && (
        <li>
          <svg viewBox="0 0 26 14" aria-hidden="true">
            <rect x={0.5} y={0.5} width={25} height={13} rx={2} />
          </svg>
          {formatMessage(rangeText.target)}
        </li>
      )}
      {groups.some(({ goal }) => goal != null) && (
        <li>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <line x1={7} x2={7} y1={0.5} y2={13.5} />
          </svg>
          {formatMessage(rangeText.goal)}
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  ${legendStyle}

  & svg {
    height: 1.1em;
  }
  & circle {
    fill: ${token("primary")};
  }
  & [data-best] {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.75;
  }
  & rect {
    fill: ${token("chart-band")};
  }
  & line {
    stroke: ${token("ink-2")};
    stroke-width: 2;
  }
  @media ${media.forcedColors} {
    & line {
      stroke: CanvasText;
    }
    & circle {
      fill: CanvasText;
    }
    & [data-best] {
      fill: Highlight;
      stroke: CanvasText;
    }
    & rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
