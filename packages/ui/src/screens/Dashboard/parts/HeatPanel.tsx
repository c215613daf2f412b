import { memberName, type PracticeHeat, pageWithin, tablePages } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { HeatThresholds } from "../../../charts/HeatMap/heatLevel.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Pagination, type PaginationProps } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { personText } from "../../../copy/members/person.ts";
import { practiceHeatText } from "../../../copy/practice/dashboard.ts";
import { shortDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import type { Charts } from "./useCharts.ts";

type HeatPanelProps = Pick<PaginationProps, "page" | "size"> & {
  charts: Charts;
  heat: Loadable<PracticeHeat>;
  busy: boolean;
  onTurn: PaginationProps["onChange"];
  onRetry: () => void;
};

/** 選手×日の実施。実施率の低い人から、ページに分けて。 */
export function HeatPanel({ charts, heat, page, size, busy, onTurn, onRetry }: HeatPanelProps) {
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
          {value && value.total > tablePages.defaultSize && (
            <Pagination page={pageWithin(page, value.total, size)} size={size} total={value.total} onChange={onTurn} />
          )}
        </Stack>
      )}
    </Panel>
  );
}

/** From little to much: minutes of a day, days of a week. */
const thresholds = { minutes: [15, 30, 60, 90], days: [2, 3, 5, 6] } as const satisfies Record<
  PracticeHeat["unit"],
  HeatThresholds
>;
