import type { PitchCode, PitchReading } from "@kyuseki/domain";
import type { Finding } from "@kyuseki/domain/aiStats";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FindingCard } from "../../components/FindingCard/FindingCard.tsx";
import { Findings } from "../../components/FindingCard/Findings.tsx";
import { usePitchName } from "../../components/PitchLabel/usePitchName.ts";
import { aiStatsText } from "../../copy/analyzer/aiStats.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { type FindingMode, type FindingPeriods, findingWords } from "./findingWords.ts";
import { IntervalScale } from "./IntervalScale.tsx";

export type AiFindingsProps = {
  findings: readonly Finding[];
  mode: FindingMode;
  /** 見ている期間と、その前の期間。 */
  periods: FindingPeriods;
  /** 期間の球数。何も見つからなかったときに言う。 */
  balls: number;
  /** 前の日と比べられたか。 */
  isCompared: boolean;
  reading?: PitchReading | undefined;
  gapOf?: ((codes: readonly [PitchCode, PitchCode]) => number | null) | undefined;
};

/** わかったことを三つまで、確かな順に。推定、幅、根拠、相手、気をつけること、次に試すこと。 */
export function AiFindings({ findings, mode, periods, balls, isCompared, reading, gapOf }: AiFindingsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const pitchName = usePitchName(reading);
  const titleId = useId();

  return (
    <Stack as="section" gap="s" aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{formatMessage(aiStatsText.findings)}</Title>
        <Caption>{formatMessage(aiStatsText.findingsNote)}</Caption>
      </Head>
      <Findings looked={{ count: balls, unit: formatMessage(aiStatsText.ballUnit) }} isCompared={isCompared}>
        {findings.map((finding, at) => {
          const { effect, interval, what } = finding;
          const words = findingWords(finding, {
            ...intl,
            nameOf: (code) => pitchName(code).spoken,
            mode,
            periods,
            gapOf,
          });
          const digits = finding.unit === "points" ? 0 : 1;
          return (
            <FindingCard
              key={what.is}
              order={at + 1}
              title={words.title}
              estimate={effect}
              interval={{ from: interval.low, to: interval.high }}
              unit={words.unit}
              digits={digits}
              meaning={words.meaning}
              evidence={words.evidence}
              comparedWith={words.comparedWith}
              caveat={words.caveat}
              next={words.next}
              surest={at === 0}
            >
              <IntervalScale estimate={effect} interval={interval} surest={at === 0} />
            </FindingCard>
          );
        })}
      </Findings>
    </Stack>
  );
}

const Title = styled.h2`
  font-size: ${token("fs-h3")};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-2")};
`;
