import type { Dashboard, GradeGroup, PracticeHeat } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { personText } from "../../copy/members/person.ts";
import { dashboardText } from "../../copy/practice/dashboard.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { DashboardFilters } from "./parts/DashboardFilters.tsx";
import { ReportBody } from "./parts/ReportBody.tsx";
import type { DashboardView } from "./view.ts";

export { type DashboardView, defaultDashboardView } from "./view.ts";

export type DashboardScreenProps = {
  dashboard: Loadable<Dashboard>;
  heat: Loadable<PracticeHeat>;
  view: DashboardView;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  onViewChange: (change: Partial<DashboardView>) => void;
  onRetry: (part: "dashboard" | "heat") => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 期間と学年で見る、チームの実施。痛みの報告があれば、いちばん先に。 */
export function DashboardScreen(props: DashboardScreenProps) {
  const { dashboard, heat, view, refreshing, onViewChange, onRetry, loadPart } = props;
  const { formatMessage } = useIntl();
  const value = dashboard.status === "ready" ? dashboard.value : null;

  return (
    <Page>
      <DashboardFilters dashboard={value} view={view} onChange={(change) => onViewChange({ page: 1, ...change })} />
      {dashboard.status === "failed" && (
        <Panel flush aria-label={formatMessage(dashboardText.report)}>
          <ErrorState code={dashboard.code} busy={refreshing} onRetry={() => onRetry("dashboard")} />
        </Panel>
      )}
      {value?.members === 0 && (
        <NoPlayers grade={view.grade} onShowEverybody={() => onViewChange({ page: 1, grade: null })} />
      )}
      {dashboard.status !== "failed" && value?.members !== 0 && (
        <ReportBody
          // Replaces the loading state as a whole, so that nothing moves when a report of pain comes first.
          key={value ? "arrived" : "awaited"}
          dashboard={value}
          heat={heat}
          view={view}
          refreshing={refreshing}
          onPageChange={(page) => onViewChange({ page })}
          onRetry={onRetry}
          loadPart={loadPart}
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
            <ButtonLink variant="primary" icon="members" href="/member-list">
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
