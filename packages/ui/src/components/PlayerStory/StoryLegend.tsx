import { useIntl } from "react-intl";
import styled from "styled-components";
import { playerStoryText } from "../../copy/members/playerStory.ts";
import { token } from "../../tokens/theme.ts";
import { StoryShape } from "./StoryShape.ts";
import type { MarkLook } from "./useStoryRows.ts";

/** 印の読みかた。読み上げでは印そのものが言うので、目で見る人だけのもの。 */
export function StoryLegend() {
  const { formatMessage } = useIntl();

  return (
    <Line aria-hidden="true">
      {legend.map(({ look, text }) => (
        <Entry key={look}>
          <StoryShape data-look={look} data-size="s" />
          {formatMessage(playerStoryText[text])}
        </Entry>
      ))}
    </Line>
  );
}

const legend = [
  { look: "best", text: "legendBest" },
  { look: "measured", text: "legendMeasured" },
  { look: "load", text: "legendLoad" },
  { look: "over", text: "legendOver" },
  { look: "pain", text: "legendPain" },
] as const satisfies readonly { look: MarkLook; text: keyof typeof playerStoryText }[];

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-block-size: ${token("sp-7")};
  padding: ${token("sp-1")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("board-line")};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  line-height: 1.2;
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
`;
