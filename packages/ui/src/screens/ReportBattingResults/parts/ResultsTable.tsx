import type { BattingResults, MeasuredBall } from "@kyuseki/domain";
import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import { BallActions } from "../../../components/BallActions/BallActions.tsx";
import type { BallChanges } from "../../../components/BallActions/ballChanges.ts";
import { CorrectedTag } from "../../../components/BallActions/CorrectedTag.tsx";
import { ballHref } from "../../../components/BallVideo/ballVideo.ts";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable, type DataTableProps } from "../../../components/DataTable/DataTable.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { ResultMark } from "../../../components/ResultMark/ResultMark.tsx";
import { reportBattingText } from "../../../copy/analyzer/reportBatting.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { resultColumns, written } from "../resultColumns.tsx";
import type { BattingResultSort, BattingResultsView } from "../view.ts";
import { BallTime } from "./BallTime.tsx";

export type ResultsTableProps = Pick<DataTableProps<MeasuredBall, BattingResultSort>, "refreshing" | "onViewChange"> & {
  results: BattingResults;
  view: BattingResultsView;
  changes: BallChanges;
};

/** 一球ごとの行。並べ替えとページ分けは、届いた順のまま出す。 */
export function ResultsTable(props: ResultsTableProps) {
  const { results, view, refreshing, changes, onViewChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { poolWord } = useBattingWords();
  const { mean, max } = results.figures;
  const full = mean === null || !max ? 0 : max.value - mean;
  const actions = useCallback((ball: MeasuredBall) => <BallActions ball={ball} changes={changes} />, [changes]);
  const columns = useMemo(
    () => resultColumns(intl, { mean, full, kindOf: poolWord, actions }),
    [intl, mean, full, poolWord, actions],
  );
  const label = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);

  return (
    <DataTable<MeasuredBall, BattingResultSort>
      caption={label("list")}
      columns={columns}
      rows={results.rows}
      rowId={({ id }) => id}
      density="tight"
      card={(ball) => (
        <CardRow
          href={ballHref(ball)}
          lead={<VideoPoster hasVideo={ball.video_id !== null} src={ball.poster} />}
          name={
            <Cluster>
              <BallTime datetime={ball.datetime} />
              {ball.batting_result && <ResultMark code={ball.batting_result} />}
              <CorrectedTag ball={ball} />
            </Cluster>
          }
          end={actions(ball)}
          facts={[
            { label: label("speedColumn"), value: written(ball.speed) },
            { label: label("angleUnitColumn"), value: written(ball.angle) },
            { label: label("distanceColumn"), value: written(ball.distance) },
          ]}
        />
      )}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing ?? false}
      pages={{ total: results.total, page: view.page, size: view.size }}
      empty={null}
    />
  );
}
