import type { Dashboard, GradeGroup, PracticeHeat } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { HeadlineSkeleton } from "../../components/Headline/HeadlineSkeleton.tsx";
import { membersIcon } from "../../components/Icon/icons.ts";
import type { PaginationProps } from "../../components/Pagination/Pagination.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { personText } from "../../copy/members/person.ts";
import { dashboardText } from "../../copy/practice/dashboard.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { CalendarPanel } from "./parts/CalendarPanel.tsx";
import { DashboardFilters } from "./parts/DashboardFilters.tsx";
import { DashboardHeadline } from "./parts/DashboardHeadline.tsx";
import { GuardPanel } from "./parts/GuardPanel.tsx";
import { HeatPanel } from "./parts/HeatPanel.tsx";
import { LoadPanel } from "./parts/LoadPanel.tsx";
import { MissingPanel } from "./parts/MissingPanel.tsx";
import { PainPanel } from "./parts/PainPanel.tsx";
import { ReportPanel } from "./parts/ReportPanel.tsx";
import { StreakPanel } from "./parts/StreakPanel.tsx";
import { TrendPanel } from "./parts/TrendPanel.tsx";
import { useCharts } from "./parts/useCharts.ts";
import type { DashboardView } from "./view.ts";

export { type DashboardView, defaultDashboardView } from "./view.ts";

export type DashboardScreenProps = Omit<ReportBodyProps, "dashboard" | "onTurn"> & {
  dashboard: Loadable<Dashboard>;
  onViewChange: (change: Partial<DashboardView>) => void;
};

/** 期間と学年で見る、チームの実施。要点から、痛みの報告があればその次に。 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { dashboard, view, refreshing, onViewChange, onRetry } = props;
  const { formatMessage } = useIntl();
  const value = dashboard.status === "ready" ? dashboard.value : null;

  return (
    <Page>
      <DashboardFilters dashboard={value} view={view} onChange={(change) => onViewChange({ page: 1, ...change })} />
      {dashboard.status === "failed" && (
        <FailedPanel
          aria-label={formatMessage(dashboardText.report)}
          code={dashboard.code}
          busy={refreshing}
          onRetry={() => onRetry("dashboard")}
        />
      )}
      {value?.members === 0 && (
        <NoPlayers grade={view.grade} onShowEverybody={() => onViewChange({ page: 1, grade: null })} />
      )}
      {dashboard.status !== "failed" && value?.members !== 0 && (
        <ReportBody
          // Replaces the loading state as a whole, so that nothing moves when a report of pain comes first.
          key={value ? "arrived" : "awaited"}
          {...props}
          dashboard={value}
          onTurn={onViewChange}
        />
      )}
    </Page>
  );
}

/** 選手がいないチーム、または選んだ学年に選手がいない。 */
function NoPlayers({ grade, onShowEverybody }: { grade: GradeGroup | null; onShowEverybody: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush>
      {grade ? (
        <EmptyState
          title={formatMessage(dashboardText.nobodyHere)}
          action={<Button onClick={onShowEverybody}>{formatMessage(actionText.showAll)}</Button>}
        >
          {formatMessage(dashboardText.nobodyHereBody)}
        </EmptyState>
      ) : (
        <EmptyState
          title={formatMessage(personText.nobody)}
          action={
            <ButtonLink variant="primary" icon={membersIcon} href="/member-list">
              {formatMessage(personText.toMembers)}
            </ButtonLink>
          }
        >
          {formatMessage(dashboardText.nobodyBody)}
        </EmptyState>
      )}
    </Panel>
  );
}

type ReportBodyProps = {
  dashboard: Dashboard | null;
  heat: Loadable<PracticeHeat>;
  view: DashboardView;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  onTurn: PaginationProps["onChange"];
  onRetry: (part: "dashboard" | "heat") => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 区画を並べる。一つの区画の失敗は、ほかに及ばない（ER-4）。 */
function ReportBody({ dashboard, heat, view, refreshing, onTurn, onRetry, loadPart }: ReportBodyProps) {
  const charts = useCharts(loadPart);
  const part = { dashboard, busy: refreshing, onRetry: () => onRetry("dashboard") };

  return (
    <>
      {dashboard ? <DashboardHeadline dashboard={dashboard} grade={view.grade} /> : <HeadlineSkeleton />}
      {dashboard && dashboard.pain.length > 0 && <PainPanel reports={dashboard.pain} />}
      <ReportPanel view={view} {...part} />
      <Columns split="8+4">
        <TrendPanel period={view.period} charts={charts} {...part} />
        <MissingPanel view={view} {...part} />
      </Columns>
      <BelowFirstLook charts={charts}>
        <Columns split="4+8">
          <CalendarPanel charts={charts} {...part} />
          <GuardPanel {...part} />
        </Columns>
        <Columns split="8+4">
          <LoadPanel charts={charts} {...part} />
          <StreakPanel {...part} />
        </Columns>
        <HeatPanel
          charts={charts}
          heat={heat}
          page={view.page}
          size={view.size}
          busy={refreshing}
          onTurn={onTurn}
          onRetry={() => onRetry("heat")}
        />
      </BelowFirstLook>
    </>
  );
}
