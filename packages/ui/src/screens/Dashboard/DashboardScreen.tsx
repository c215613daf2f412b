import type { Dashboard, GradeGroup } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { actionText } from "../../copy/controls/action.ts";
import { personText } from "../../copy/members/person.ts";
import { dashboardText } from "../../copy/practice/dashboard.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { DashboardFilters } from "./parts/DashboardFilters.tsx";
import { ReportBody, type ReportBodyProps } from "./parts/ReportBody.tsx";
import type { DashboardView } from "./view.ts";

export { type DashboardView, defaultDashboardView } from "./view.ts";

export type DashboardScreenProps = Omit<ReportBodyProps, "dashboard" | "onPageChange"> & {
  dashboard: Loadable<Dashboard>;
  onViewChange: (change: Partial<DashboardView>) => void;
};

/** 期間と学年で見る、チームの実施。痛みの報告があれば、いちばん先に。 */
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
          onPageChange={(page) => onViewChange({ page })}
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
