import type { MemberStory } from "@kyuseki/domain";
import { isStoryEmpty } from "@kyuseki/domain/story";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { playerStoryText } from "../../copy/members/playerStory.ts";
import { shortRange } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { StoryLegend } from "./StoryLegend.tsx";
import { StoryTable } from "./StoryTable.tsx";
import { storyRows } from "./useStoryRows.ts";

export type PlayerStoryProps = {
  memberId: number;
  story: Loadable<MemberStory>;
  /** 動画の行は、アナライザーのあるチームだけに出す。 */
  analyzerAvailable: boolean;
  onRetry: () => void;
};

/** 一人の12週。成長、球数、痛み、ノート、動画を、同じ週の軸に並べる。届く前から同じ高さを空けておく。 */
export function PlayerStory({ memberId, story, analyzerAvailable, onRetry }: PlayerStoryProps) {
  const { formatMessage } = useIntl();
  const told = story.status === "ready" ? story.value : null;
  const isEmpty = told !== null && isStoryEmpty(told);
  const place: Record<`--${string}`, number> = { "--rows": storyRows(analyzerAvailable).length };

  return (
    <StatPanel
      title={formatMessage(playerStoryText.title)}
      caption={told && shortRange({ start: told.weeks[0]?.week ?? told.today, end: told.today })}
      aria-busy={story.status === "loading" || undefined}
    >
      <Place style={place}>
        {story.status === "failed" && <ErrorState code={story.code} onRetry={onRetry} />}
        {isEmpty && <Empty>{formatMessage(playerStoryText.empty)}</Empty>}
        {story.status !== "failed" && !isEmpty && (
          <>
            <StoryTable memberId={memberId} analyzerAvailable={analyzerAvailable} story={told} />
            <StoryLegend />
          </>
        )}
      </Place>
    </StatPanel>
  );
}

/** As high as the table with its head and legend. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: calc(${token("row-xs")} + var(--rows) * ${token("control-s")} + ${token("sp-7")});
`;

const Empty = styled.p`
  padding: ${token("sp-4")};
  color: ${token("board-ink-2")};
  text-align: center;
`;
