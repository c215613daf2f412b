import type { Analysis, PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { analysisText } from "../../../copy/analyzer/analysis.ts";
import type { AnalysisView } from "../view.ts";

/** 「実打・硬式」「ストレート・硬式」: which balls are counted. */
export function useConditionWord(reading: PitchReading) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const { poolWord, ballWord } = useBattingWords();

  return ({ mode, pitch }: AnalysisView, analysis: Analysis | null): string => {
    if (!analysis) return formatMessage(analysisText[mode]);
    if (mode === 1) return poolWord(analysis);
    const type = pitch === 0 ? formatMessage(analysisText.everyPitch) : pitchName(pitch).spoken;
    return `${type}・${ballWord(analysis.ball)}`;
  };
}
