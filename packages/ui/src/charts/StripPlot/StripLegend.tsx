import { useIntl } from "react-intl";
import styled from "styled-components";
import { rangeText } from "../../copy/charts/range.ts";
import { media, token } from "../../tokens/theme.ts";
import { LegendEntry, LegendList } from "../theme/legendStyle.ts";
import type { StripGroup } from "./stripGroup.ts";

export type StripLegendProps = {
  groups: readonly StripGroup[];
};

/** 丸と帯の読み方。図にないものは出さない。 */
export function StripLegend({ groups }: StripLegendProps) {
  const { formatMessage } = useIntl();
  const players = groups.flatMap((group) => group.players);

  return (
    <LegendList>
      {players.some(({ isBest }) => !isBest) && (
        <LegendEntry>
          <Sample viewBox="0 0 14 14" aria-hidden="true">
            <circle data-part="player" cx={7} cy={7} r={5} />
          </Sample>
          {formatMessage(rangeText.player)}
        </LegendEntry>
      )}
      {players.some(({ isBest }) => isBest) && (
        <LegendEntry>
          <Sample viewBox="0 0 14 14" aria-hidden="true">
            <circle data-best="" cx={7} cy={7} r={5.5} />
          </Sample>
          {formatMessage(rangeText.best)}
        </LegendEntry>
      )}
      {groups.some(({ target }) => target) && (
        <LegendEntry>
          <Sample viewBox="0 0 26 14" aria-hidden="true">
            <rect data-part="target" x={0.5} y={0.5} width={25} height={13} rx={2} />
          </Sample>
          {formatMessage(rangeText.target)}
        </LegendEntry>
      )}
      {groups.some(({ goal }) => goal != null) && (
        <LegendEntry>
          <Sample viewBox="0 0 14 14" aria-hidden="true">
            <line data-part="goal" x1={7} x2={7} y1={0.5} y2={13.5} />
          </Sample>
          {formatMessage(rangeText.goal)}
        </LegendEntry>
      )}
    </LegendList>
  );
}

const Sample = styled.svg`
  height: 1.1em;

  & [data-part="player"] {
    fill: ${token("primary")};
  }
  & [data-best] {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.75;
  }
  & [data-part="target"] {
    fill: ${token("chart-band")};
  }
  & [data-part="goal"] {
    stroke: ${token("ink-2")};
    stroke-width: 2;
  }
  @media ${media.forcedColors} {
    & [data-part="goal"] {
      stroke: CanvasText;
    }
    & [data-part="player"] {
      fill: CanvasText;
    }
    & [data-best] {
      fill: Highlight;
      stroke: CanvasText;
    }
    & [data-part="target"] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
