import type { SportType, TeamRanking, TeamRankingRow } from "@kyuseki/domain";
import {
  playersKindOf,
  rankedApart,
  rankedBalls,
  rankingLimits,
  type TeamRankedKind,
  teamRankedKinds,
} from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ExportButton, type ExportButtonProps } from "../../components/ExportButton/ExportButton.tsx";
import { type AppliedConditions, conditionCount, usualConditions } from "../../components/RankingBar/conditions.ts";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { nationalText, rankingBarText, rankingValueText, teamKindText } from "../../copy/rankings/ranking.ts";
import { fileDay, longDate } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { TeamLeaderboard } from "./parts/TeamLeaderboard.tsx";
import { TeamTable } from "./parts/TeamTable.tsx";
import { teamCsv } from "./parts/teamColumns.tsx";
import { defaultTeamRankingView, type TeamRankingView } from "./view.ts";

export type RankingTeamNationalScreenProps = {
  /** `view` の条件とページの順位。 */
  ranking: Loadable<TeamRanking>;
  /** 届いている順位を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  /** 自分のチームの名前。 */
  teamName: string;
  sportType: SportType;
  /** アナライザーの順位へ行けるか。 */
  analyzer: boolean;
  view: TeamRankingView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<TeamRankingView>) => void;
  onRetry: () => void;
  /** `view` の条件に合うチームを、全ページ分。null は、届かなかったことをもう伝えた。 */
  readAll: () => Promise<readonly TeamRankingRow[] | null>;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<ExportButtonProps<TeamRankingRow>["onExport"]>;
};

/** 全国のチームの中の、自分のチームの位置。 */
export function RankingTeamNationalScreen(props: RankingTeamNationalScreenProps) {
  const { ranking, refreshing = false, teamName, sportType, analyzer, view, onViewChange, onRetry } = props;
  const { readAll, onExport } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind } = view;
  const applied = appliedTo(kind);
  const ready = ranking.status === "ready" ? ranking.value : null;
  const isEmpty = ready?.teams === 0;
  const narrow = (change: Partial<TeamRankingView>) => onViewChange({ ...change, page: defaultTeamRankingView.page });

  const everyStage = <Button onClick={() => narrow({ grade: "all" })}>{formatMessage(nationalText.everyStage)}</Button>;
  const empty = (
    <EmptyState
      title={formatMessage(nationalText.noTeams)}
      action={
        conditionCount(view, applied) > 0 ? (
          <Button onClick={() => narrow(usualConditions)}>{formatMessage(actionText.showAll)}</Button>
        ) : (
          ready !== null && ready.grade !== null && everyStage
        )
      }
    >
      {formatMessage(nationalText.noTeamsBody)}
    </EmptyState>
  );

  return (
    <RankingPage
      current="/ranking/team/national"
      analyzer={analyzer}
      kind={{
        label: formatMessage(rankingBarText.teamKind),
        options: teamRankedKinds.map((value) => ({ value, label: formatMessage(teamKindText[value]) })),
        value: kind,
        onChange: (chosen) => narrow({ kind: chosen }),
      }}
      conditions={view}
      onChange={narrow}
      applied={applied}
      balls={rankedBalls(sportType)}
      note={
        ready
          ? formatMessage(rankingValueText.asOfTeams, { day: longDate(ready.as_of), count: ready.teams })
          : undefined
      }
      end={
        ready &&
        !isEmpty && (
          <ExportButton
            columns={teamCsv(intl, kind)}
            rows={readAll}
            fileName={formatMessage(rankingValueText.teamFile, { day: fileDay(ready.as_of) })}
            {...(onExport && { onExport })}
          />
        )
      }
      list={ranking}
      label={formatMessage(titleText["ranking-team-national"])}
      size={view.size}
      empty={isEmpty && empty}
      summary={<TeamLeaderboard ranking={ready} teamName={teamName} kind={kind} period={view.period} />}
      footer={
        ready && (
          <small>
            {formatMessage(kind === "practice" ? nationalText.practiceMean : nationalText.teamMean)}
            {ready.listed > rankingLimits.exported &&
              formatMessage(rankingValueText.exportedTeams, { most: rankingLimits.exported })}
          </small>
        )
      }
      onRetry={onRetry}
    >
      {(shown) => (
        <TeamTable ranking={shown} kind={kind} view={view} refreshing={refreshing} onViewChange={onViewChange} />
      )}
    </RankingPage>
  );
}

/** 実施率 is of the whole team, so the player conditions do not apply. */
function appliedTo(kind: TeamRankedKind): AppliedConditions {
  const players = playersKindOf(kind);
  return players ? { people: true, ...rankedApart(players) } : { people: false, battingType: false, ball: false };
}
