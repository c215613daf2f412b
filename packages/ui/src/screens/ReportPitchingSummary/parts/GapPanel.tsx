import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { pitchGapText, pitchingSummaryText, pitchingSummaryValueText } from "../../../copy/analyzer/reportPitching.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { decimal } from "../../../format/decimal.ts";
import { closestPair, slowest } from "./gaps.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** ストレートと、それぞれの球種の差。左ほど遅い。 */
export function GapPanel({ summary, reading, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const pitches = slowest(summary?.pitches ?? []);
  const faster = pitches.filter(({ gap }) => gap < 0);
  const [last] = pitches;
  const pair = closestPair(pitches);
  const said = [
    pair &&
      formatMessage(pitchingSummaryValueText.close, {
        one: pitchName(pair.one).spoken,
        other: pitchName(pair.other).spoken,
        gap: decimal(pair.gap, 1),
      }),
    faster.length > 0 &&
      formatMessage(pitchingSummaryValueText.faster, {
        pitches: faster.map(({ code }) => pitchName(code).spoken).join("・"),
      }),
  ].filter((sentence) => typeof sentence === "string");

  return (
    <Panel
      title={formatMessage(pitchGapText.title)}
      caption={formatMessage(pitchGapText.caption)}
      footer={said.length > 0 && <p>{said.join("")}</p>}
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ LollipopChart }) => (
          <LollipopChart
            caption={formatMessage(pitchGapText.title)}
            category={formatMessage(measureText.pitchType)}
            measure={formatMessage(pitchingSummaryText.gap)}
            unit={formatMessage(unitText.kmh)}
            summary={
              last && last.gap >= 0
                ? formatMessage(pitchingSummaryValueText.gapSummary, {
                    pitch: pitchName(last.code).spoken,
                    gap: decimal(last.gap, 1),
                  })
                : said.join("") || formatMessage(pitchGapText.empty)
            }
            empty={formatMessage(pitchGapText.empty)}
            rows={pitches.toReversed().map(({ code, gap, count }) => ({
              id: String(code),
              name: pitchName(code).spoken,
              mark: code,
              value: -gap,
              count,
            }))}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}
