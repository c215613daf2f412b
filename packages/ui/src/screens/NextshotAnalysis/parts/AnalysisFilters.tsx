import type { Analysis, PitchReading } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { filterIcon, uploadIcon } from "../../../components/Icon/icons.ts";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { analysisText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { lastPeriodText } from "../../../copy/controls/period.ts";
import { gradeGroupText } from "../../../copy/members/person.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { usePart } from "../../../state/usePart.ts";
import { media } from "../../../tokens/theme.ts";
import { type AnalysisView, defaultAnalysisView, noAnalysisConditions } from "../view.ts";
import type { AnalysisFiltersProps } from "./analysisPart.ts";
import { useAnalysisFilters } from "./useAnalysisFilters.tsx";

/**
 * 打撃か投球か、期間、学年、種類と球、選手。スマートフォンでは打撃か投球かだけを外に残す。選手を選ぶシートも持つ：
 * 開いても、下の図は描き直さない。
 */
export function AnalysisFilters(props: AnalysisFiltersProps) {
  const { analysis, members, reading, view, onChange, loadPart } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [isChoosing, setChoosing] = useState(false);
  const ChoosePlayers = usePart(isChoosing, { load: loadPart, fetchPart, onMissing: () => setChoosing(false) });
  const choose = () => setChoosing(true);
  const filters = useAnalysisFilters(props, choose);
  const what = useConditionWord(reading)(view, analysis);
  const toImport = (
    <ButtonLink href="/nextshot/analysis/import" icon={uploadIcon}>
      {formatMessage(analysisText.import)}
    </ButtonLink>
  );

  return (
    <>
      <FilterBar
        role="group"
        aria-label={formatMessage(analysisText.filters)}
        filters={filters}
        mode="mode"
        count={countOf(view)}
        caption={formatMessage(analysisValueText.now, {
          period: formatMessage(lastPeriodText[view.period]),
          grade: formatMessage(view.grade ? gradeGroupText[view.grade] : analysisText.everyGrade),
          what,
        })}
        done={
          analysis
            ? formatMessage(analysisValueText.done, { count: analysis.points_total })
            : formatMessage(analysisText.show)
        }
        onReset={() => onChange({ ...noAnalysisConditions, period: defaultAnalysisView.period })}
        end={
          <>
            <Button icon={filterIcon} onClick={choose}>
              {formatMessage(analysisText.choose)}
            </Button>
            {toImport}
          </>
        }
      />
      {isMobile && <Way>{toImport}</Way>}
      {ChoosePlayers && (
        <ChoosePlayers
          members={members}
          chosen={view.players}
          onChoose={(players) => onChange({ players })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** 「実打・硬式」「ストレート・硬式」: which balls are counted. */
function useConditionWord(reading: PitchReading) {
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

const fetchPart = async () => (await import("./ChoosePlayers.tsx")).ChoosePlayers;

const countOf = ({ mode, period, grade, battingType, ball, pitch, players }: AnalysisView) =>
  [
    period !== defaultAnalysisView.period,
    grade !== null,
    mode === 1 && battingType !== null,
    ball !== null,
    mode === 2 && pitch !== defaultAnalysisView.pitch,
    players.length > 0,
  ].filter(Boolean).length;

const Way = styled.div`
  display: grid;
`;
