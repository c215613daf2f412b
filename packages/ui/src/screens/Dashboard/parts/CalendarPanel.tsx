import { addDays, type Dashboard, type DashboardPractice } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { HeatThresholds } from "../../../charts/HeatMap/heatLevel.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { dashboardValueText, rateCalendarText, reportStatText } from "../../../copy/practice/dashboard.ts";
import { daysSinceMonday } from "../../../format/calendar.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { lowestWeekday } from "./lowestWeekday.ts";
import type { ReportPartProps } from "./reportPart.ts";
import type { Charts } from "./useCharts.ts";

/** 日ごとの実施率の暦。 */
export function CalendarPanel({ dashboard, charts, busy, onRetry }: ReportPartProps & { charts: Charts }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(rateCalendarText.title);
  const days = useMemo(
    () => dashboard?.practice?.days.map(({ date, rate }) => ({ date, percent: rate })) ?? [],
    [dashboard],
  );
  if (dashboard && !dashboard.practice) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const practice = dashboard?.practice ?? null;

  return (
    <Panel title={title} caption={formatMessage(rateCalendarText.whole)}>
      <Stack gap="l">
        <ChartPlace charts={charts} loading={practice === null}>
          {({ CalendarHeat }) =>
            dashboard && (
              <CalendarHeat
                caption={title}
                measure={formatMessage(reportStatText.rate)}
                range={{ start: days[0]?.date ?? dashboard.today, end: sundayAfter(dashboard) }}
                days={days}
                today={dashboard.today}
                thresholds={thresholds}
              />
            )
          }
        </ChartPlace>
        {practice && <CalendarFacts days={practice.days} />}
      </Stack>
    </Panel>
  );
}

function CalendarFacts({ days }: Pick<DashboardPractice, "days">) {
  const { formatMessage } = useIntl();
  const low = lowestWeekday(days);

  return (
    <Facts>
      <div>
        <Caption as="dt">{formatMessage(rateCalendarText.high)}</Caption>
        <Figure>
          <UnitNumber
            value={days.filter(({ rate }) => rate !== null && rate >= thresholds[3]).length}
            unit={formatMessage(unitText.day)}
            digits={0}
            size="m"
          />
        </Figure>
      </div>
      {low && (
        <div>
          <Caption as="dt">{formatMessage(rateCalendarText.low)}</Caption>
          <Figure>{formatMessage(dashboardValueText.low, low)}</Figure>
        </div>
      )}
    </Facts>
  );
}

const thresholds: HeatThresholds = [45, 60, 70, 80];

/** The remaining days of this week keep their places. */
const sundayAfter = ({ today }: Dashboard) => addDays(today, 6 - daysSinceMonday(today));

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")} ${token("sp-7")};
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Figure = styled.dd`
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-num-m")};
`;
