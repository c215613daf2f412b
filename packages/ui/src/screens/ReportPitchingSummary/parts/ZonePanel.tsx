import type { PitchingSummary } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { LocatedPitch } from "../../../charts/Zone/locatedPitch.ts";
import { zoneOf } from "../../../charts/Zone/zonePlace.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { pitchZoneText, pitchZoneValueText } from "../../../copy/analyzer/reportPitching.ts";
import { shortDateTime } from "../../../format/date.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 期間の投球が本塁を通った所。ゾーンは、この選手の身長の打者のもの。 */
export function ZonePanel({ summary, reading, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const pitches = useMemo(() => placesOf(summary?.located ?? []), [summary]);
  const zone = summary?.zone;
  const isSome = zone && zone.of > pitches.length;

  return (
    <Panel
      title={formatMessage(pitchZoneText.title)}
      caption={isSome && formatMessage(pitchZoneValueText.newest, { shown: pitches.length, total: zone.of })}
    >
      <ChartPlace charts={charts} loading={summary === null} height="l">
        {({ ZoneChart }) => (
          <ZoneChart
            pitches={pitches}
            reading={reading}
            empty={formatMessage(pitchZoneText.empty)}
            zone={zoneOf(zone)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

/** Oldest first, as the chart shows the last ones. */
const placesOf = (located: PitchingSummary["located"]): readonly LocatedPitch[] =>
  located.toReversed().map(({ id, datetime, code, speed, x, z }) => ({
    id: `${id}`,
    name: shortDateTime(datetime),
    code,
    speedKmh: speed,
    location: { sideM: x / 100, heightM: z / 100 },
  }));
