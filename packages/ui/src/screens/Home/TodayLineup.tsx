import { memberName, type StageToday } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Lineup, type LineupGroup } from "../../components/Lineup/Lineup.tsx";
import { LineupLegend } from "../../components/Lineup/LineupLegend.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { homeText } from "../../copy/home.ts";
import { stageText } from "../../copy/person.ts";
import { HomeBones } from "./HomeBones.tsx";
import type { HomePartProps } from "./homePart.ts";

/** 今日だれが出したか。札はその選手の実施記録へ。 */
export function TodayLineup({ home, busy, onRetry }: HomePartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(homeText.lineup);
  if (!home) {
    return (
      <Panel title={title} flush>
        <HomeBones rows={4} />
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
  return (
    <Panel title={title} action={<LineupLegend />}>
      <Lineup groups={home.practice.today.map((stage) => groupOf(stage, formatMessage(stageText[stage.group])))} />
    </Panel>
  );
}

const groupOf = ({ group, members, submitted, players }: StageToday, name: string): LineupGroup => ({
  id: group,
  name,
  counted: { submitted, total: members, moreHref: `/training-report?grade=${group}` },
  players: players.map((player) => ({
    id: player.id,
    name: player.last_name,
    fullName: memberName(player),
    href: `/training-report/${player.id}`,
    submitted: player.days_without === 0,
    daysWithout: player.days_without,
  })),
});
