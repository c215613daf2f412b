import type { MemberStory } from "@kyuseki/domain";
import { isStoryEmpty } from "@kyuseki/domain/story";
import { useDeferredValue } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { playerStoryText } from "../../copy/members/playerStory.ts";
import { shortRange } from "../../format/calendar.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { StoryLegend } from "./StoryLegend.tsx";
import { StoryTable } from "./StoryTable.tsx";

export type PlayerStoryProps = {
  memberId: number;
  story: Loadable<MemberStory>;
  /** 動画の行は、アナライザーのあるチームだけに出す。 */
  analyzerAvailable: boolean;
  onRetry: () => void;
};

/** 一人の12週。成長、負荷、球数、痛み、ノート、動画を、同じ週の軸に並べる。届く前から同じ高さを空けておく。 */
export function PlayerStory({ memberId, story, analyzerAvailable, onRetry }: PlayerStoryProps) {
  const { formatMessage } = useIntl();
  // Every week is drawn anew with what arrived: in slices.
  const told = useDeferredValue(story.status === "ready" ? story.value : null);
  const isEmpty = told !== null && isStoryEmpty(told);
  const title = formatMessage(playerStoryText.title);
  if (story.status === "failed") {
    return (
      <Panel title={title}>
        <ErrorState code={story.code} onRetry={onRetry} />
      </Panel>
    );
  }

  return (
    <StatPanel
      title={title}
      caption={told && shortRange({ start: told.weeks[0]?.week ?? told.today, end: told.today })}
      aria-busy={!told || undefined}
    >
      <Place data-empty={isEmpty || undefined}>
        <div data-part="table">
          <StoryTable memberId={memberId} analyzerAvailable={analyzerAvailable} story={told} />
          <StoryLegend />
        </div>
        {isEmpty && <Empty>{formatMessage(playerStoryText.empty)}</Empty>}
      </Place>
    </StatPanel>
  );
}

/** Without a record the sentence stands in the table's place, which stays as high. */
const Place = styled.div`
  display: grid;
  grid-template: 1fr / minmax(0, 1fr);
  align-items: center;

  & > * {
    grid-area: 1 / 1;
  }
  &[data-empty] > [data-part="table"] {
    visibility: hidden;
  }
`;

const Empty = styled.p`
  padding: ${token("sp-4")};
  color: ${token("board-ink-2")};
  text-align: center;
`;
