import { type BattingResults, battingResults, type MeasuredBall } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ListPanel } from "../../components/DataTable/ListPanel.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { BallsExport } from "../../components/ReportFrame/BallsExport.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { useBattingWords } from "../../components/ReportFrame/useBattingWords.ts";
import { battingResultText } from "../../copy/analyzer/ballNames.ts";
import { reportBattingText, reportBattingValueText } from "../../copy/analyzer/reportBatting.ts";
import { titleText } from "../../copy/frame/titles.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { dayOf, slashDate, timeOf } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { ResultsFilters } from "./parts/ResultsFilters.tsx";
import { ResultsPanel } from "./parts/ResultsPanel.tsx";
import { ResultsTable, type ResultsTableProps } from "./parts/ResultsTable.tsx";
import { type BattingResultsView, defaultBattingResultsView } from "./view.ts";

export type ReportBattingResultsScreenProps = ReportFrameAround &
  Pick<ResultsTableProps, "changes"> & {
    /** `view` の条件とページの記録。 */
    results: Loadable<BattingResults>;
    /** 届いている記録を、新しいものに入れ替えている間。 */
    refreshing?: boolean;
    /** 今日（日本時間）。 */
    today: string;
    view: BattingResultsView;
    /** 変わったところだけが届く。 */
    onViewChange: (change: Partial<BattingResultsView>) => void;
    onRetry: () => void;
    /** 絞り込んだすべての記録。届かなければ、それを伝えて null。 */
    readAll: () => Promise<readonly MeasuredBall[] | null>;
    /** 日付を選ぶ部品は、見出しが出てから運ぶ。 */
    loadPart: LoadPart;
  };

/** 一球ごとの打撃の記録。まちがった記録は直すか、消す。 */
export function ReportBattingResultsScreen(props: ReportBattingResultsScreenProps) {
  const { results, refreshing = false, today, view, onViewChange, onRetry, ...others } = props;
  const { changes, readAll, loadPart, ...around } = others;
  const { formatMessage } = useIntl();
  const ready = results.status === "ready" ? results.value : null;
  const isEmpty = ready?.total === 0;
  const title = formatMessage(titleText["report-batting-results"]);
  const narrow = (change: Partial<BattingResultsView>) => onViewChange({ page: 1, ...change });
  const toExport = ready && !isEmpty && <ResultsExport results={ready} readAll={readAll} />;

  return (
    <ReportFrame {...around} mode="batting" tab="results">
      <ResultsFilters results={ready} view={view} today={today} onChange={narrow} end={toExport} loadPart={loadPart} />
      {results.status !== "failed" && !isEmpty && <ResultsPanel results={ready} view={view} />}
      <ListPanel
        list={results}
        label={title}
        size={view.size}
        empty={
          isEmpty && (
            <EmptyState
              title={formatMessage(reportBattingText.emptyTitle)}
              action={
                <Button onClick={() => onViewChange(defaultBattingResultsView)}>
                  {formatMessage(reportBattingText.everyBall)}
                </Button>
              }
            >
              {formatMessage(reportBattingText.resultsEmptyBody)}
            </EmptyState>
          )
        }
        foot={toExport}
        onRetry={onRetry}
      >
        {(shown) => <ResultsTable {...props} results={shown} refreshing={refreshing} />}
      </ListPanel>
    </ReportFrame>
  );
}

type ResultsExportProps = {
  results: BattingResults;
  readAll: () => Promise<readonly MeasuredBall[] | null>;
};

/** 絞り込んだ記録を、全ページ分 CSV で残す。 */
function ResultsExport({ results: { player, range }, readAll }: ResultsExportProps) {
  const { formatMessage } = useIntl();
  const { typeWord, ballWord } = useBattingWords();
  const columns = useMemo((): readonly CsvColumn<MeasuredBall>[] => {
    const header = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
    return [
      { header: header("dateColumn"), value: ({ datetime }) => `${slashDate(dayOf(datetime))} ${timeOf(datetime)}` },
      { header: header("kindColumn"), value: ({ batting_type }) => typeWord(batting_type) },
      { header: header("ballColumn"), value: ({ ball }) => ballWord(ball) },
      { header: header("speedColumn"), value: ({ speed }) => speed },
      { header: header("angleUnitColumn"), value: ({ angle }) => angle },
      { header: header("distanceColumn"), value: ({ distance }) => distance },
      { header: header("batSpeedColumn"), value: ({ bat_speed }) => bat_speed },
      { header: header("attackAngleColumn"), value: ({ attack_angle }) => attack_angle },
      {
        header: header("resultColumn"),
        value: ({ batting_result }) =>
          batting_result && formatMessage(battingResultText[battingResults[batting_result]]),
      },
    ];
  }, [formatMessage, typeWord, ballWord]);

  return (
    <BallsExport
      {...{ player, range, columns, readAll }}
      nameOf={(of) => formatMessage(reportBattingValueText.file, of)}
    />
  );
}
