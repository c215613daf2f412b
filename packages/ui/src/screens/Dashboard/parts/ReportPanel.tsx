import { changeShown, type Dashboard, memberName } from "@kyuseki/domain";
import { guardConcern, guardConcerns } from "@kyuseki/domain/pitchGuard";
import { type IntlShape, useIntl } from "react-intl";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { shortPeriodText } from "../../../copy/controls/period.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { dashboardText, dashboardValueText, reportStatText } from "../../../copy/practice/dashboard.ts";
import type { DashboardView } from "../view.ts";
import { missingHref } from "./missingHref.ts";
import type { ReportPartProps } from "./reportPart.ts";

/** はじめの数字。前の期間と先週にくらべる。 */
export function ReportPanel({ dashboard, view, busy, onRetry }: ReportPartProps & { view: DashboardView }) {
  const intl = useIntl();
  const title = intl.formatMessage(dashboardText.board);
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;

  return <StatGrid aria-label={title} loading={dashboard === null} stats={statsOf(intl, dashboard, view)} />;
}

function statsOf(
  { formatMessage }: IntlShape,
  dashboard: Dashboard | null,
  { period, grade }: DashboardView,
): readonly Stat[] {
  const practice = dashboard?.practice ?? null;
  const people = formatMessage(unitText.person);
  const periodName = formatMessage(shortPeriodText[period]);
  const [longest] = practice?.streaks ?? [];

  return [
    {
      id: "rate",
      label: formatMessage(reportStatText.rate),
      value: practice?.rate ?? null,
      unit: formatMessage(unitText.percent),
      note: loaded(rateNote()),
    },
    {
      id: "mean",
      label: formatMessage(reportStatText.mean),
      value: practice?.mean ?? null,
      digits: 1,
      unit: formatMessage(dashboardValueText.ofPeople, { count: dashboard?.members ?? 0 }),
      note: loaded(
        practice &&
          // Without the expectation of a record there was no team to compare with.
          practice.rate_before !== null && (
            <>
              <Delta value={changeShown(practice.mean, practice.mean_before)} />{" "}
              {formatMessage(dashboardValueText.beforePeriod, { period: periodName })}
            </>
          ),
      ),
    },
    {
      id: "missing",
      label: formatMessage(reportStatText.missing),
      value: practice?.missing.length ?? null,
      unit: people,
      href: missingHref(grade),
      note: loaded(
        practice && (
          <>
            <Delta value={practice.missing.length - practice.missing_before} digits={0} sense="burden" />{" "}
            {formatMessage(reportStatText.sinceLastWeek)}
          </>
        ),
      ),
    },
    {
      id: "streak",
      label: formatMessage(reportStatText.streak),
      value: practice ? (longest?.days ?? 0) : null,
      unit: formatMessage(unitText.day),
      note: loaded(
        longest &&
          formatMessage(dashboardValueText.who, {
            name: memberName(longest),
            grade: formatMessage(gradeText[longest.grade]),
          }),
      ),
    },
    {
      id: "guard",
      label: formatMessage(reportStatText.guard),
      value: dashboard?.guard?.filter((pitcher) => guardConcern(pitcher) !== null).length ?? null,
      unit: people,
      href: "/dashboard/pitch-guard",
      hideBelow: "tablet",
      note: loaded(guardNote()),
    },
  ];

  /** The line keeps its height while it has no text yet. */
  function loaded<Note>(note: Note) {
    return dashboard ? note : " ";
  }

  function rateNote() {
    if (practice?.rate == null || practice.rate_before === null) return null;
    return (
      <>
        <Delta value={practice.rate - practice.rate_before} digits={0} />{" "}
        {formatMessage(dashboardValueText.before, { period: periodName, percent: practice.rate_before })}
      </>
    );
  }

  function guardNote() {
    if (!dashboard?.guard) return null;
    const { guard } = dashboard;
    const counts = guardConcerns
      .map((concern) => ({ concern, count: guard.filter((pitcher) => guardConcern(pitcher) === concern).length }))
      .filter(({ count }) => count > 0);
    if (counts.length === 0) return formatMessage(reportStatText.noGuard);
    return counts.map(({ concern, count }) => formatMessage(dashboardValueText[concern], { count })).join("・");
  }
}
