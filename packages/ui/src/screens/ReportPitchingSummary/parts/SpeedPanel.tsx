import type { PitchCode, PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { fewMeasuredText } from "../../../copy/analyzer/fewMeasured.ts";
import { pitchingSummaryValueText, pitchSpeedText } from "../../../copy/analyzer/reportPitching.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { PitchingSummaryView } from "../view.ts";
import { straight } from "./gaps.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

type SpeedPanelProps = SummaryPartProps & {
  lines: PitchingSummaryView["lines"];
  onLines: (lines: PitchingSummaryView["lines"]) => void;
};

/** 測定日ごとの中央値を、球種ごとの線で。期間にかかわらず、直近3か月。一日だけなら、線にせず言葉で。 */
export function SpeedPanel({ summary, lines, reading, charts, onLines }: SpeedPanelProps) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const codes = mostMeasured(summary?.medians ?? []);
  const shown = lines === "all" ? codes : codes.slice(0, few);
  const title = formatMessage(pitchSpeedText.title);

  const panel = (
    <Panel
      title={title}
      caption={formatMessage(pitchSpeedText.caption)}
      action={
        codes.length > few && (
          <FilterSegment
            label={formatMessage(pitchSpeedText.which)}
            value={lines}
            options={(["three", "all"] as const).map((value) => ({
              value,
              label: formatMessage(pitchSpeedText[value]),
            }))}
            onChange={onLines}
          />
        )
      }
    >
      {summary && isOneDay(summary) ? (
        <p>
          {summaryOf(summary)}
          {formatMessage(fewMeasuredText.days)}
        </p>
      ) : (
        <ChartPlace charts={charts} loading={summary === null} height="l">
          {({ LineChart }) =>
            summary && (
              <LineChart
                caption={title}
                height="l"
                measure={formatMessage(pitchSpeedText.measure)}
                unit={formatMessage(unitText.kmh)}
                today={summary.range.end}
                summary={summaryOf(summary)}
                series={shown.map((code) => ({
                  id: String(code),
                  name: pitchName(code).spoken,
                  look: code,
                  points: summary.medians
                    .filter((median) => median.code === code)
                    .map(({ date, median }) => ({ date, value: median })),
                }))}
              />
            )
          }
        </ChartPlace>
      )}
    </Panel>
  );
  // Words alone do not take the height of the chart beside them.
  return summary && isOneDay(summary) ? <Stack>{panel}</Stack> : panel;

  function summaryOf({ medians }: PitchingSummary): string {
    const straights = medians.filter(({ code }) => code === straight);
    const first = straights[0];
    const last = straights.at(-1);
    if (!first || !last) return formatMessage(pitchSpeedText.summaryPlain);
    if (first === last) {
      return formatMessage(pitchingSummaryValueText.speedOnce, {
        day: shortDate(last.date),
        kmh: decimal(last.median, 1),
      });
    }
    return formatMessage(pitchingSummaryValueText.speedSummary, {
      first: shortDate(first.date),
      from: decimal(first.median, 1),
      last: shortDate(last.date),
      to: decimal(last.median, 1),
    });
  }
}

const isOneDay = ({ medians }: PitchingSummary) => new Set(medians.map(({ date }) => date)).size === 1;

/** Codes by the number of pitches behind their medians, largest first. */
function mostMeasured(medians: PitchingSummary["medians"]): readonly PitchCode[] {
  const counts = new Map<PitchCode, number>();
  for (const { code, count } of medians) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([code]) => code);
}

const few = 3;
