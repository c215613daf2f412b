import { type DashboardLoad, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LinePoint } from "../../../charts/Line/lineData.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { dashboardValueText, loadText } from "../../../copy/practice/dashboard.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import { ReportRowLink } from "./ReportRow.ts";
import type { ReportPartProps } from "./reportPart.ts";
import type { Charts } from "./useCharts.ts";

/** 週ごとの負荷と、急に増えた選手。けがの見込みは言わない。 */
export function LoadPanel({ dashboard, charts, busy, onRetry }: ReportPartProps & { charts: Charts }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(loadText.title);
  if (dashboard && !dashboard.load) return <FailedPanel title={title} busy={busy} onRetry={onRetry} />;
  const load = dashboard?.load ?? null;

  return (
    <Panel title={title} caption={formatMessage(loadText.formula)}>
      <Stack gap="l">
        <ChartPlace charts={charts} loading={load === null} height="s">
          {({ LineChart }) =>
            dashboard &&
            load && (
              <LineChart
                caption={title}
                measure={formatMessage(loadText.measure)}
                unit={formatMessage(loadText.unit)}
                digits={0}
                height="s"
                summary={summaryOf(load)}
                empty={isRecorded(load) ? summaryOf(load) : undefined}
                today={dashboard.today}
                series={[
                  {
                    id: "load",
                    name: formatMessage(loadText.measure),
                    look: "own",
                    points: pointsOf(load, dashboard.today),
                    isUnfinished: true,
                  },
                ]}
              />
            )
          }
        </ChartPlace>
        {load && <Rises rises={load.rises} />}
      </Stack>
    </Panel>
  );

  function summaryOf({ weeks }: DashboardLoad): string {
    const now = weeks.at(-1)?.load ?? 0;
    return now === 0 ? formatMessage(loadText.none) : formatMessage(dashboardValueText.load, { load: now });
  }
}

const isRecorded = ({ weeks }: DashboardLoad) => weeks.some(({ load }) => load > 0);

/**
 * The last point is today's, of a week that goes on. Of the weeks before the first record nothing is known; one week
 * alone is no line.
 */
function pointsOf({ weeks }: DashboardLoad, today: string): LinePoint[] {
  const first = weeks.findIndex(({ load }) => load > 0);
  if (first === -1 || first === weeks.length - 1) return [];
  return weeks.map(({ week, load }, index) => ({
    date: index === weeks.length - 1 ? today : week,
    value: index < first ? null : load,
  }));
}

function Rises({ rises }: Pick<DashboardLoad, "rises">) {
  const { formatMessage } = useIntl();

  return (
    <section>
      <Head>{formatMessage(loadText.rises)}</Head>
      <Note>{formatMessage(rises.length > 0 ? loadText.risesNote : loadText.noRises)}</Note>
      {rises.length > 0 && (
        <Rows>
          {rises.slice(0, mostRises).map(({ id, load, usual, ...member }) => (
            <PanelRow key={id}>
              <ReportRowLink href={`/training-report/${id}`} look="bare">
                {memberName(member)}
              </ReportRowLink>
              <Rise>{formatMessage(dashboardValueText.rise, { load, usual, times: decimal(load / usual, 1) })}</Rise>
            </PanelRow>
          ))}
          {rises.length > mostRises && (
            <PanelRow>{formatMessage(dashboardValueText.rest, { rest: rises.length - mostRises })}</PanelRow>
          )}
        </Rows>
      )}
    </section>
  );
}

const mostRises = 5;

const Head = styled.h3`
  font-size: ${token("fs-label")};
`;

const Note = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Rows = styled.ul`
  margin-inline: calc(-1 * ${token("sp-4")});
`;

const Rise = styled.span`
  margin-inline-start: auto;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
