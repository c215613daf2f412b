import { type BattingResults, battingResults, type MeasuredBall } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { BallsExport } from "../../../components/ReportFrame/BallsExport.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { battingResultText } from "../../../copy/controls/statPanel.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, slashDate, timeOf } from "../../../format/date.ts";

export type ResultsExportProps = {
  results: BattingResults;
  readAll: () => Promise<readonly MeasuredBall[] | null>;
};

/** 絞り込んだ記録を、全ページ分 CSV で残す。 */
export function ResultsExport({ results: { player, range }, readAll }: ResultsExportProps) {
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
