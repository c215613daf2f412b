import type { BattingTypeCode, DateRange } from "@kyuseki/domain";
import type { ModeGap, Stat } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { aiLackText, aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../../format/calendar.ts";
import { decimal } from "../../../format/decimal.ts";
import { FigureRow, Words } from "./figureRow.ts";

export type ModeGapPanelProps = {
  gap: Stat<ModeGap>;
  /** 期間の球数。 */
  counts: Record<BattingTypeCode, number>;
  range: DateRange;
};

/** 実打の速さが、ティーの何割か。それぞれの平均を比べ、混ぜない。 */
export function ModeGapPanel({ gap, counts, range }: ModeGapPanelProps) {
  const { formatMessage } = useIntl();
  const percent = (share: number) => decimal(share * 100, 0);
  return (
    <Panel
      title={formatMessage(aiStatsText.modeGap)}
      caption={formatMessage(aiStatsValueText.modeGapNote, { dates: shortRange(range) })}
    >
      {gap.enough ? (
        <FigureRow>
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
        </FigureRow>
      ) : (
        <InsufficientData
          layout="row"
          lack={gap}
          note={formatMessage(aiLackText.modeGap, { live: counts[3], tee: counts[1] })}
        />
      )}
    </Panel>
  );
}
