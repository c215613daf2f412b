import type { MeasuredBall, PitchingDays, PitchReading } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { BallsExport } from "../../../components/ReportFrame/BallsExport.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { pitchingResultsText, pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, slashDate, timeOf } from "../../../format/date.ts";

export type ResultsExportProps = {
  days: PitchingDays;
  reading: PitchReading;
  readAll: () => Promise<readonly MeasuredBall[] | null>;
  onExport: ((text: string, fileName: string) => void) | undefined;
};

/** 絞り込んだ投球を、全ページ分、一球ずつ CSV で残す。 */
export function ResultsExport({ days: { player, range }, reading, readAll, onExport }: ResultsExportProps) {
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
