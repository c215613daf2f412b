import { memberName, type PracticeHeat, practiceHeatSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { HeatThresholds } from "../../../charts/HeatMap/heatLevel.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { chevronLeftIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { personText } from "../../../copy/members/person.ts";
import { dashboardValueText, practiceHeatText } from "../../../copy/practice/dashboard.ts";
import { shortDate } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import type { Charts } from "./useCharts.ts";

type HeatPanelProps = {
  charts: Charts;
  heat: Loadable<PracticeHeat>;
  page: number;
  busy: boolean;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** 選手×日の実施。実施率の低い人から25人ずつ。 */
export function HeatPanel({ charts, heat, page, busy, onPageChange, onRetry }: HeatPanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(practiceHeatText.title);
  const value = heat.status === "ready" ? heat.value : null;

  return (
    <Panel title={title} caption={formatMessage(practiceHeatText.order)} flush={heat.status === "failed"}>
      {heat.status === "failed" ? (
        <ErrorState code={heat.code} busy={busy} onRetry={onRetry} />
      ) : (
        <Stack gap="l">
          <ChartPlace charts={charts} loading={value === null}>
            {({ HeatMap }) =>
              value && (
                <HeatMap
                  caption={formatMessage(value.unit === "days" ? practiceHeatText.perWeek : practiceHeatText.minutes)}
                  rowLabel={formatMessage(personText.player)}
                  unit={formatMessage(value.unit === "days" ? unitText.day : practiceHeatText.minutesUnit)}
                  opensAt="last"
                  thresholds={thresholds[value.unit]}
                  columns={value.columns.map((date) => ({ id: date, name: shortDate(date) }))}
                  rows={value.rows.map(({ id, values, ...member }) => ({
                    id: String(id),
                    name: memberName(member),
                    values,
                  }))}
                />
              )
            }
          </ChartPlace>
          {value && value.total > practiceHeatSize && (
            <HeatPages page={page} total={value.total} onPageChange={onPageChange} />
          )}
        </Stack>
      )}
    </Panel>
  );
}

function HeatPages({ page, total, onPageChange }: Pick<HeatPanelProps, "page" | "onPageChange"> & { total: number }) {
  const { formatMessage } = useIntl();
  const last = Math.ceil(total / practiceHeatSize);

  return (
    <Cluster
      end={
        <Cluster>
          <Button
            size="s"
            icon={chevronLeftIcon}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPageChange(page - 1)}
          >
            {formatMessage(practiceHeatText.previous)}
          </Button>
          <Button size="s" aria-disabled={page >= last} onClick={() => page < last && onPageChange(page + 1)}>
            {formatMessage(practiceHeatText.next)}
          </Button>
        </Cluster>
      }
    >
      <small role="status">
        {formatMessage(dashboardValueText.span, {
          first: Math.min(total, (page - 1) * practiceHeatSize + 1),
          last: Math.min(total, page * practiceHeatSize),
          total,
        })}
      </small>
    </Cluster>
  );
}

/** From little to much: minutes of a day, days of a week. */
const thresholds = { minutes: [15, 30, 60, 90], days: [2, 3, 5, 6] } as const satisfies Record<
  PracticeHeat["unit"],
  HeatThresholds
>;
