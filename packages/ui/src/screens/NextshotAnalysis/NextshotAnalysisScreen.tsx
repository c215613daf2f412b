import type { Analysis, Member, PitchReading } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useDrawing } from "../../charts/ChartFrame/useDrawing.ts";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { AnalysisFilters } from "./parts/AnalysisFilters.tsx";
import { NoData } from "./parts/NoData.tsx";
import { PlayersPanel } from "./parts/PlayersPanel.tsx";
import { PlayersTable } from "./parts/PlayersTable.tsx";
import { ScatterPanel } from "./parts/ScatterPanel.tsx";
import { StagePanel } from "./parts/StagePanel.tsx";
import { TrendPanels } from "./parts/TrendPanels.tsx";
import { type AnalysisView, noAnalysisConditions } from "./view.ts";

export type NextshotAnalysisScreenProps = {
  /** `view` の条件の、チーム全体の集計。 */
  analysis: Loadable<Analysis>;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  /** 選べる選手。届くまでは空。 */
  members: readonly Member[];
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
  view: AnalysisView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<AnalysisView>) => void;
  onRetry: () => void;
  /** 図と、選手を選ぶシートは、後から運ぶ。 */
  loadPart: LoadPart;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: (text: string, fileName: string) => void;
};

/** チームの測定データ。打球の速度と角度、強い打球の割合、学年ごとの推移、選手どうしの比較。 */
export function NextshotAnalysisScreen(props: NextshotAnalysisScreenProps) {
  const { analysis, refreshing, members, reading, view, onViewChange, onRetry, loadPart, onExport } = props;
  const { formatMessage } = useIntl();
  const [isChoosing, setChoosing] = useState(false);
  const charts = useDrawing(loadPart, fetchCharts);
  const ChoosePlayers = usePart(isChoosing, { load: loadPart, fetchPart, onMissing: () => setChoosing(false) });
  // Values of the other mode are of another kind.
  const value = analysis.status === "ready" && analysis.value.mode === view.mode ? analysis.value : null;
  const isEmpty = value?.points_total === 0;
  const narrow = (change: Partial<AnalysisView>) => onViewChange({ page: 1, ...change });
  const part = { analysis: value, mode: view.mode };

  return (
    <Page>
      <AnalysisFilters
        analysis={value}
        members={members}
        reading={reading}
        view={view}
        onChange={narrow}
        onChoose={() => setChoosing(true)}
      />
      {analysis.status === "failed" && (
        <Panel flush aria-label={formatMessage(titleText["nextshot-analysis"])}>
          <ErrorState code={analysis.code} busy={refreshing} onRetry={onRetry} />
        </Panel>
      )}
      {isEmpty && <NoData onReset={() => narrow(noAnalysisConditions)} />}
      {analysis.status !== "failed" && !isEmpty && (
        <>
          <Columns split="8+4">
            <ScatterPanel {...part} charts={charts} />
            <Stack gap="m">
              <StagePanel {...part} />
              <PlayersPanel {...part} />
            </Stack>
          </Columns>
          <TrendPanels {...part} charts={charts} />
          <PlayersTable {...part} view={view} refreshing={refreshing} onViewChange={onViewChange} onExport={onExport} />
        </>
      )}
      {ChoosePlayers && (
        <ChoosePlayers
          members={members}
          chosen={view.players}
          onChoose={(players) => narrow({ players })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

const fetchCharts = () => import("./parts/charts.ts");
const fetchPart = async () => (await import("./parts/ChoosePlayers.tsx")).ChoosePlayers;
