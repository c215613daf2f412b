import type { BattingAiStats, PitchingAiStats, PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { type FindingMode, findingWords } from "../../../charts/AiStats/findingWords.ts";
import { signed } from "../../../components/Delta/signed.ts";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { token } from "../../../tokens/theme.ts";

type PrintedFindingsProps = {
  batting: BattingAiStats;
  pitching: PitchingAiStats;
  reading: PitchReading;
  /** 期間の球数。打撃と投球の、多いほう。 */
  balls: number;
};

/** わかったことを、打撃と投球から三つまで。根拠と幅と相手も書く。 */
export function PrintedFindings({ batting, pitching, reading, balls }: PrintedFindingsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const pitchName = usePitchName(reading);
  const of = (mode: FindingMode, { stats: { findings }, ...periods }: BattingAiStats | PitchingAiStats) =>
    findings.map((finding) => ({ mode, finding, periods }));
  const both = [of("batting", batting), of("pitching", pitching)];
  const isCompared = batting.stats.isCompared || pitching.stats.isCompared;
  const nothing = balls < fewestBalls ? "tooFew" : isCompared ? "noFindings" : "uncompared";
  const told = [0, 1, 2].flatMap((at) => both.flatMap((its) => its.slice(at, at + 1))).slice(0, mostTold);

  return (
    <PrintSection title={formatMessage(printReportText.findings)}>
      {told.length === 0 && <p>{formatMessage(printReportText[nothing])}</p>}
      <List>
        {told.map(({ mode, finding, periods }) => {
          const words = findingWords(finding, { ...intl, nameOf: (code) => pitchName(code).spoken, mode, periods });
          const digits = finding.unit === "points" ? 0 : 1;
          return (
            <li key={`${mode} ${finding.what.is}`}>
              <Title>{words.title}</Title>
              {formatMessage(printReportValueText.finding, {
                meaning: words.meaning,
                effect: `${signed(finding.effect, digits)} ${words.unit}`,
                evidence: words.evidence,
                low: signed(finding.interval.low, digits),
                high: signed(finding.interval.high, digits),
                compared: words.comparedWith,
              })}
            </li>
          );
        })}
      </List>
    </PrintSection>
  );
}

const mostTold = 3;

const List = styled.ol`
  display: grid;
  gap: ${token("sp-2")};
  padding-inline-start: ${token("sp-4")};
  list-style: decimal;
`;

const Title = styled.b`
  display: block;
  font-size: ${token("fs-small")};
`;
