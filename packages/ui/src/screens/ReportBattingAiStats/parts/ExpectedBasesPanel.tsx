import type { DateRange } from "@kyuseki/domain";
import type { ExpectedBases, ModeGap, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

/** 実打の速度と角度から見込む塁打。 */
export function ExpectedBasesPanel({ bases, range }: { bases: Stat<ExpectedBases>; range: DateRange }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage(aiStatsText.expected)}>
      {bases.enough ? (
        <AiStatsContent>
          <UnitNumber value={bases.bases} unit={formatMessage(aiStatsText.expectedUnit)} digits={1} size="xl" />
          <Words>
            <Tag>{formatMessage(aiStatsText.reference)}</Tag>{" "}
            {formatMessage(aiStatsValueText.expected, {
              dates: shortRange(range),
              count: bases.n,
              low: decimal(bases.interval.low, 1),
              high: decimal(bases.interval.high, 1),
            })}
          </Words>
        </AiStatsContent>
      ) : (
        <InsufficientData
          lack={bases}
          note={formatMessage(aiStatsText[bases.of === "balls" ? "expectedLack" : "expectedLackOther"])}
        />
      )}
    </Panel>
  );
}

/** 実打の速さが、ティーの何割か。それぞれの平均を比べ、混ぜない。 */
export function ModeGapPanel({ gap, range }: { gap: Stat<ModeGap>; range: DateRange }) {
  const { formatMessage } = useIntl();
  const percent = (share: number) => decimal(share * 100, 0);
  return (
    <Panel
      title={formatMessage(aiStatsText.modeGap)}
      caption={formatMessage(aiStatsValueText.modeGapNote, { dates: shortRange(range) })}
    >
      {gap.enough ? (
        <AiStatsContent>
          <UnitNumber value={gap.ratio * 100} unit="%" digits={0} size="xl" />
          <Words>
            {formatMessage(aiStatsValueText.modes, {
              live: decimal(gap.live.mean, 1),
              liveBalls: gap.live.n,
              tee: decimal(gap.tee.mean, 1),
              teeBalls: gap.tee.n,
            })}
            <br />
            {formatMessage(aiStatsValueText.share, {
              share: percent(gap.ratio),
              low: percent(gap.interval.low),
              high: percent(gap.interval.high),
            })}
          </Words>
        </AiStatsContent>
      ) : (
        <InsufficientData lack={gap} note={formatMessage(aiStatsText.modeGapLack)} />
      )}
    </Panel>
  );
}

const AiStatsContent = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  align-content: center;
  justify-items: center;
  height: 100%;
  min-height: ${token("chart-s")};
  text-align: center;
`;

const Words = styled.p`
  max-width: 30em;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
