import { type Home, memberName, type StageToday, shortNames } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { membersIcon } from "../../components/Icon/icons.ts";
import { Lineup, type LineupGroup } from "../../components/Lineup/Lineup.tsx";
import { LineupLegend } from "../../components/Lineup/LineupLegend.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { personText, stageText } from "../../copy/members/person.ts";
import { homeText } from "../../copy/practice/home.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { HomeHeadline } from "./parts/HomeHeadline.tsx";
import { HomeSkeleton } from "./parts/HomeSkeleton.tsx";
import type { HomePartProps } from "./parts/homePart.ts";
import { fetchLowerPanels } from "./parts/parts.ts";
import { TodayTasks } from "./parts/TodayTasks.tsx";
import { type UnsentDay, UnsentDays } from "./parts/UnsentDays.tsx";
import type { MarkBestsSeen } from "./parts/useNewlySeenBests.ts";
import { WeekRates } from "./parts/WeekRates.tsx";

export type { UnsentDay } from "./parts/UnsentDays.tsx";

export type HomeScreenProps = {
  /** つながらないときは、前の日のものかもしれない。 */
  home: Loadable<Home>;
  /** 今日（日本時間）。 */
  today: string;
  /** アナライザーを使えるチームか（RO-2）。 */
  analyzerAvailable: boolean;
  /** この端末に残っている測定値。どの状態でも先頭に出る。 */
  unsent: readonly UnsentDay[];
  /** 読み直している間。 */
  refreshing: boolean;
  onRetry: () => void;
  loadPart: LoadPart;
  /** 初めて出す自己ベストは、一度だけ光る。 */
  markBestsSeen: MarkBestsSeen;
};

/** 指導者の朝。今週の実施率、対応が必要なこと、今日の提出、自己ベストの更新。 */
export function HomeScreen({ unsent, ...rest }: HomeScreenProps) {
  return (
    <Page>
      <UnsentDays days={unsent} />
      <HomeBody {...rest} />
    </Page>
  );
}

function HomeBody({
  home,
  today,
  analyzerAvailable,
  refreshing,
  onRetry,
  loadPart,
  markBestsSeen,
}: Omit<HomeScreenProps, "unsent">) {
  const { formatMessage } = useIntl();
  const LowerPanels = usePart(true, { load: loadPart, fetchPart: fetchLowerPanels });
  if (home.status === "failed") {
    return <FailedPanel code={home.code} busy={refreshing} onRetry={onRetry} />;
  }
  const value = home.status === "ready" ? home.value : null;
  if (value && isNobody(value)) {
    return (
      <Panel flush>
        <EmptyState
          title={formatMessage(personText.nobody)}
          action={
            <ButtonLink variant="primary" icon={membersIcon} href="/member-list">
              {formatMessage(personText.toMembers)}
            </ButtonLink>
          }
        >
          {formatMessage(homeText.nobodyBody)}
        </EmptyState>
      </Panel>
    );
  }
  const retry = { busy: refreshing, onRetry };
  return (
    <>
      <HomeHeadline home={value} />
      <WeekRates home={value} {...retry} />
      <Columns split="7+5">
        <TodayTasks home={value} today={today} analyzerAvailable={analyzerAvailable} {...retry} />
        <TodayLineup home={value} {...retry} />
      </Columns>
      {value && LowerPanels ? (
        <LowerPanels home={value} markBestsSeen={markBestsSeen} {...retry} />
      ) : (
        <Columns split="6+6">
          <Panel flush>
            <HomeSkeleton rows={3} />
          </Panel>
          <Panel flush>
            <HomeSkeleton rows={3} />
          </Panel>
        </Columns>
      )}
    </>
  );
}

/** 今日だれが出したか。札はその選手の実施記録へ。 */
function TodayLineup({ home, busy, onRetry }: HomePartProps) {
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
    return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  }
  const { today } = home.practice;
  const names = shortNames(today.flatMap(({ players }) => players));
  return (
    <Panel title={title} action={<LineupLegend />}>
      <Lineup groups={today.map((stage) => groupOf(stage, formatMessage(stageText[stage.group]), names))} />
    </Panel>
  );
}

/** A team without players has no figures, but open applications are shown. */
const isNobody = ({ practice, applied }: Home) =>
  practice !== null && practice.stages.length === 0 && applied.total === 0;

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
