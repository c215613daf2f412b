import { addDays, type WeekBests } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { scoreboardText as text } from "../../copy/practice/scoreboard.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { Caption } from "../../layout/Text/Caption.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { BoardActions, type BoardActionsProps } from "./parts/BoardActions.tsx";
import { bestGroups } from "./parts/bestGroups.ts";
import { GroupBoard } from "./parts/GroupBoard.tsx";
import { ScoreboardSheets } from "./parts/ScoreboardSheets.tsx";
import { WeekBar, type WeekBarProps } from "./parts/WeekBar.tsx";

export type ScoreboardScreenProps = Pick<WeekBarProps, "today" | "onWeek"> &
  Pick<BoardActionsProps, "teamName" | "onCopy" | "onPrint"> & {
    /** 選んだ週の月曜。 */
    week: string;
    board: Loadable<WeekBests>;
    refreshing: boolean;
    onRetry: () => void;
  };

/** 一週間の自己ベストを、得点板の形で見て、刷り、チームの連絡に写す。 */
export function ScoreboardScreen(props: ScoreboardScreenProps) {
  const { today, week, board, teamName, refreshing, onWeek, onCopy, onPrint, onRetry } = props;
  const { formatMessage } = useIntl();
  const value = board.status === "ready" ? board.value : null;
  const range = value?.range ?? { start: week, end: addDays(week, 6) };
  const groups = bestGroups(value?.bests ?? []);

  return (
    <Page>
      <WeekBar
        today={today}
        range={range}
        onWeek={onWeek}
        actions={
          value &&
          groups.length > 0 && (
            <BoardActions key={week} board={value} teamName={teamName} onCopy={onCopy} onPrint={onPrint} />
          )
        }
      />
      {board.status === "failed" && (
        <FailedPanel
          aria-label={formatMessage(titleText.scoreboard)}
          code={board.code}
          busy={refreshing}
          onRetry={onRetry}
        />
      )}
      {board.status === "loading" && (
        <Boards>
          <GroupBoard group={null} />
        </Boards>
      )}
      {value && groups.length === 0 && (
        <Panel aria-label={formatMessage(titleText.scoreboard)} flush>
          <EmptyState
            title={formatMessage(text.empty)}
            action={<ButtonLink href="/evaluation-result">{formatMessage(text.toMeasured)}</ButtonLink>}
          >
            {formatMessage(text.emptyHelp)}
          </EmptyState>
        </Panel>
      )}
      {value && groups.length > 0 && (
        <>
          <Boards>
            {groups.map((group) => (
              <GroupBoard key={group.id} group={group} />
            ))}
          </Boards>
          <Caption>
            {formatMessage(text.rule)} {formatMessage(text.team)}
          </Caption>
          <ScoreboardSheets board={value} groups={groups} today={today} teamName={teamName} />
        </>
      )}
    </Page>
  );
}

const Boards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 1.25 * ${token("cell-l")}), 1fr));
  align-items: start;
  gap: ${token("sp-4")};
`;
