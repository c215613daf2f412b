import type { MeasuredBall, PitchingDays, PitchReading } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ListPanel } from "../../components/DataTable/ListPanel.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { usePitchName } from "../../components/PitchLabel/usePitchName.ts";
import { BallsExport } from "../../components/ReportFrame/BallsExport.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { useBattingWords } from "../../components/ReportFrame/useBattingWords.ts";
import {
  pitchingResultsText,
  pitchingResultsValueText,
  pitchingSummaryText,
} from "../../copy/analyzer/reportPitching.ts";
import { titleText } from "../../copy/frame/titles.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { dayOf, slashDate, timeOf } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { DaysTable } from "./parts/DaysTable.tsx";
import type { OpenedDayProps } from "./parts/openedDay.ts";
import { ResultsFilters } from "./parts/ResultsFilters.tsx";
import { defaultPitchingResultsView, type PitchingResultsView } from "./view.ts";

export type ReportPitchingResultsScreenProps = ReportFrameAround &
  OpenedDayProps & {
    /** `view` の条件とページの日。 */
    days: Loadable<PitchingDays>;
    /** 届いている日を、新しいものに入れ替えている間。 */
    refreshing?: boolean;
    /** 今日（日本時間）。 */
    today: string;
    onRetry: () => void;
    /** 絞り込んだすべての投球。届かなければ、それを伝えて null。 */
    readAll: () => Promise<readonly MeasuredBall[] | null>;
    /** 日付を選ぶ部品は、見出しが出てから運ぶ。 */
    loadPart: LoadPart;
    /** 渡さなければ、CSV を端末に保存する。 */
    onExport?: (text: string, fileName: string) => void;
  };

/** 日ごとの投球の記録。日を開くと一球ずつ出て、まちがった記録は直すか、消す。 */
export function ReportPitchingResultsScreen(props: ReportPitchingResultsScreenProps) {
  const { days, pitches, refreshing = false, today, reading, view, onViewChange, onRetry, onRetryDay, ...more } = props;
  const { changes, readAll, loadPart, onExport, ...around } = more;
  const { formatMessage } = useIntl();
  const ready = days.status === "ready" ? days.value : null;
  const isEmpty = ready?.total === 0;
  const narrow = (change: Partial<PitchingResultsView>) => onViewChange({ page: 1, day: null, ...change });
  const toExport = ready && !isEmpty && (
    <ResultsExport days={ready} reading={reading} readAll={readAll} onExport={onExport} />
  );

  return (
    <ReportFrame {...around} mode="pitching" tab="results">
      <ResultsFilters
        days={ready}
        view={view}
        today={today}
        reading={reading}
        onChange={narrow}
        end={toExport}
        loadPart={loadPart}
      />
      <ListPanel
        list={days}
        label={formatMessage(titleText["report-pitching-results"])}
        size={view.size}
        empty={
          isEmpty && (
            <EmptyState
              title={formatMessage(pitchingSummaryText.emptyTitle)}
              action={
                <Button onClick={() => onViewChange(defaultPitchingResultsView)}>
                  {formatMessage(pitchingResultsText.emptyAction)}
                </Button>
              }
            >
              {formatMessage(pitchingResultsText.emptyText)}
            </EmptyState>
          )
        }
        foot={toExport}
        onRetry={onRetry}
      >
        {(shown) => <DaysTable {...props} days={shown} refreshing={refreshing} />}
      </ListPanel>
    </ReportFrame>
  );
}

type ResultsExportProps = {
  days: PitchingDays;
  reading: PitchReading;
  readAll: () => Promise<readonly MeasuredBall[] | null>;
  onExport: ((text: string, fileName: string) => void) | undefined;
};

/** 絞り込んだ投球を、全ページ分、一球ずつ CSV で残す。 */
function ResultsExport({ days: { player, range }, reading, readAll, onExport }: ResultsExportProps) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const { ballWord } = useBattingWords();
  const columns = useMemo((): readonly CsvColumn<MeasuredBall>[] => {
    const header = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);
    return [
      { header: header("when"), value: ({ datetime }) => `${slashDate(dayOf(datetime))} ${timeOf(datetime)}` },
      { header: header("pitch"), value: ({ tag_pitch }) => pitchName(tag_pitch ?? 0).spoken },
      { header: header("speed"), value: ({ speed }) => speed },
      { header: header("spin"), value: ({ spin_rate }) => spin_rate },
      { header: header("ball"), value: ({ ball }) => ballWord(ball) },
    ];
  }, [formatMessage, pitchName, ballWord]);

  return (
    <BallsExport
      {...{ player, range, columns, readAll }}
      nameOf={(of) => formatMessage(pitchingResultsValueText.file, of)}
      {...(onExport && { onExport })}
    />
  );
}
