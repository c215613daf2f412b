import { memberName, type StageToday, shortNames } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Lineup, type LineupGroup } from "../../../components/Lineup/Lineup.tsx";
import { LineupLegend } from "../../../components/Lineup/LineupLegend.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { stageText } from "../../../copy/members/person.ts";
import { homeText } from "../../../copy/practice/home.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import type { HomePartProps } from "./homePart.ts";

/** 今日だれが出したか。札はその選手の実施記録へ。 */
export function TodayLineup({ home, busy, onRetry }: HomePartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(homeText.lineup);
  if (!home) {
    return (
      <Panel title={title} flush>
        <HomeSkeleton rows={4} />
      </Panel>
    );
  }
  if (!home.practice) {
    return (
      <Panel title={title} flush>
        <ErrorState code="unexpected" busy={busy} onRetry={onRetry} />
      </Panel>
    );
  }
  const { today } = home.practice;
  const names = shortNames(today.flatMap(({ players }) => players));
  return (
    <Panel title={title} action={<LineupLegend />}>
      <Lineup groups={today.map((stage) => groupOf(stage, formatMessage(stageText[stage.group]), names))} />
    </Panel>
  );
}

const groupOf = (
  { group, members, submitted, players }: StageToday,
  name: string,
  names: ReadonlyMap<number, string>,
): LineupGroup => ({
  id: group,
  name,
  counted: { submitted, total: members, moreHref: `/training-report?grade=${group}` },
  players: players.map((player) => ({
    id: player.id,
    name: names.get(player.id) ?? player.last_name,
    fullName: memberName(player),
    href: `/training-report/${player.id}`,
    submitted: player.submitted,
    daysWithout: player.days_without,
  })),
});
