import type { Analysis } from "@kyuseki/domain";
import { memo } from "react";
import { useIntl } from "react-intl";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { AnalysisFilters } from "./parts/AnalysisFilters.tsx";
import type { AnalysisCharts, AnalysisFiltersProps, AnalysisPartProps } from "./parts/analysisPart.ts";
import { DayTrendPanel } from "./parts/DayTrendPanel.tsx";
import { DistributionPanel } from "./parts/DistributionPanel.tsx";
import { NoData } from "./parts/NoData.tsx";
import { PlayersPanel } from "./parts/PlayersPanel.tsx";
import { PlayersTable, type PlayersTableProps } from "./parts/PlayersTable.tsx";
import { ScatterPanel } from "./parts/ScatterPanel.tsx";
import { StagePanel } from "./parts/StagePanel.tsx";
import { TrendPanels } from "./parts/TrendPanels.tsx";
import { type AnalysisView, noAnalysisConditions } from "./view.ts";

export type NextshotAnalysisScreenProps = Pick<AnalysisFiltersProps, "members" | "reading"> &
  Omit<PlayersTableProps, keyof AnalysisPartProps> & {
    /** `view` の条件の、チーム全体の集計。 */
    analysis: Loadable<Analysis>;
    onRetry: () => void;
    /** 図と、選手を選ぶシートは、後から運ぶ。 */
    loadPart: LoadPart;
  };

/** チームの測定データ。打球の速度と角度、強い打球の割合、学年ごとの推移、選手どうしの比較。 */
export function NextshotAnalysisScreen(props: NextshotAnalysisScreenProps) {
  const { analysis, refreshing, view, onViewChange, onExport, onRetry, loadPart } = props;
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  // Values of the other mode are of another kind.
  const value = analysis.status === "ready" && analysis.value.mode === view.mode ? analysis.value : null;
  const isEmpty = value?.points_total === 0;
  const narrow = (change: Partial<AnalysisView>) => onViewChange({ page: 1, ...change });

  return (
    <Page>
      <AnalysisFilters {...props} analysis={value} onChange={narrow} />
      {analysis.status === "failed" && (
        <FailedPanel
          aria-label={formatMessage(titleText["nextshot-analysis"])}
          code={analysis.code}
          busy={refreshing}
          onRetry={onRetry}
        />
      )}
      {isEmpty && <NoData onReset={() => narrow(noAnalysisConditions)} />}
      {analysis.status !== "failed" && !isEmpty && (
        <AnalysisPanels
          analysis={value}
          view={view}
          charts={charts}
          refreshing={refreshing}
          onViewChange={onViewChange}
          {...(onExport && { onExport })}
        />
      )}
    </Page>
  );
}

type AnalysisPanelsProps = Omit<PlayersTableProps, "mode"> & AnalysisCharts;

/** 図と表。選手の名前が後から届いても、描き直さない。 */
const AnalysisPanels = memo(function AnalysisPanels({ charts, ...props }: AnalysisPanelsProps) {
  const { analysis, view, onViewChange } = props;
  const part = { analysis, mode: view.mode };

  return (
    <>
      <Columns split="8+4">
        <ScatterPanel
          {...part}
          charts={charts}
          focus={view.focus[0] ?? null}
          onFocus={(id) => onViewChange({ focus: id === null ? [] : [id] })}
        />
        <Stack gap="m">
          <StagePanel {...part} />
          <PlayersPanel {...part} />
        </Stack>
      </Columns>
      <BelowFirstLook charts={charts}>
        {view.mode === 1 ? (
          <Columns split="7+5">
            <DayTrendPanel {...part} charts={charts} />
            <DistributionPanel {...part} charts={charts} />
          </Columns>
        ) : (
          <DayTrendPanel {...part} charts={charts} />
        )}
        <TrendPanels {...part} charts={charts} />
        <PlayersTable {...props} {...part} />
      </BelowFirstLook>
    </>
  );
});

const fetchCharts = () => import("./parts/charts.ts");
