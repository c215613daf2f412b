import { type Dashboard, type Period, periods } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { headingText } from "../../../copy/controls/heading.ts";
import { lastPeriodText, shortPeriodText } from "../../../copy/controls/period.ts";
import { gradeGroupText } from "../../../copy/members/person.ts";
import { dashboardText, dashboardValueText } from "../../../copy/practice/dashboard.ts";
import { dayCount, longRange } from "../../../format/calendar.ts";
import type { DashboardView } from "../view.ts";

type DashboardFiltersProps = {
  dashboard: Dashboard | null;
  view: DashboardView;
  onChange: (change: Partial<DashboardView>) => void;
};

/** 期間と学年。スマートフォンでは期間だけを外に残す。 */
export function DashboardFilters({ dashboard, view, onChange }: DashboardFiltersProps) {
  const { formatMessage } = useIntl();
  const everybody = formatMessage(actionText.all);
  const range =
    dashboard &&
    formatMessage(dashboardValueText.range, { range: longRange(dashboard.range), days: dayCount(dashboard.range) });
  const isTodayOpen = dashboard?.practice && dashboard.practice.until < dashboard.today;
  const period = ({ wide }: { wide: boolean }) => (
    <FilterSegment<`${Period}`>
      label={formatMessage(headingText.period)}
      wide={wide}
      value={`${view.period}`}
      options={periods.map((value) => ({
        value: `${value}` as const,
        label: formatMessage((wide ? shortPeriodText : lastPeriodText)[value]),
      }))}
      onChange={(value) => onChange({ period: periods.find((one) => `${one}` === value) ?? view.period })}
    />
  );

  return (
    <FilterBar
      role="group"
      aria-label={formatMessage(dashboardText.filters)}
      mode="period"
      filters={[
        { id: "period", label: formatMessage(headingText.period), control: period },
        useGradeFilter({ value: view.grade, onChange: (grade) => onChange({ grade }) }),
      ]}
      count={view.grade ? 1 : 0}
      caption={formatMessage(dashboardValueText.shown, {
        grade: view.grade ? formatMessage(gradeGroupText[view.grade]) : everybody,
        range: range ?? formatMessage(lastPeriodText[view.period]),
      })}
      done={
        dashboard
          ? formatMessage(dashboardValueText.done, { count: dashboard.members })
          : formatMessage(dashboardText.show)
      }
      onReset={() => onChange({ grade: null })}
      end={
        range && (
          <>
            <small>{range}</small>
            {isTodayOpen && <small>{formatMessage(dashboardText.todayOpen)}</small>}
          </>
        )
      }
    />
  );
}
