import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { pitchingVideoText, reportVideoValueText } from "../../../copy/analyzer/reportVideo.ts";
import { decimal } from "../../../format/decimal.ts";
import type { DayPartProps } from "./dayPart.ts";
import { halvesOf, kindsOf, movingMean } from "./dayPitches.ts";

/** 投げた順の球速。ストレートの移動平均と、前半と後半の平均を添える。 */
export function SpeedPanel({ pitches, ballId, reading, charts, onOpen }: DayPartProps) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const word = (id: keyof typeof pitchingVideoText) => formatMessage(pitchingVideoText[id]);
  const measured = pitches.filter(({ ball }) => ball.speed !== null);
  const line = useMemo(() => movingMean(pitches, straight), [pitches]);
  const pitch = pitchName(straight).spoken;
  const halves = halvesOf(pitches, straight);
  const sentence = halves
    ? formatMessage(reportVideoValueText.halves, {
        pitch,
        ...{ half: halves.half, rest: halves.rest },
        first: decimal(halves.first, 1),
        second: decimal(halves.second, 1),
      })
    : null;

  return (
    <Panel
      title={word("byNumber")}
      caption={line.length > 1 && formatMessage(reportVideoValueText.line, { pitch })}
      footer={sentence && <p>{sentence}</p>}
    >
      <ChartPlace charts={charts} height="l">
        {({ ScatterChart }) => (
          <ScatterChart
            caption={word("byNumber")}
            summary={sentence ?? formatMessage(reportVideoValueText.speedSummary, { count: measured.length })}
            x={{ measure: word("countMeasure"), unit: word("countUnit"), range: [0, pitches.length + 1], digits: 0 }}
            y={{ measure: word("speedMeasure"), unit: word("kmh"), range: rangeOf(measured.map(speedOf)) }}
            categories={kindsOf(measured).map(({ code }) => ({
              id: `${code}`,
              name: pitchName(code).spoken,
              mark: code,
            }))}
            labels={{ name: word("number"), category: word("pitch") }}
            points={measured.map((one) => ({
              id: `${one.ball.id}`,
              categoryId: `${one.code}`,
              name: formatMessage(reportVideoValueText.numbered, { number: one.number }),
              x: one.number,
              y: speedOf(one),
            }))}
            line={line.length > 1 ? { mark: straight, points: line } : undefined}
            selectedId={`${ballId}`}
            onSelect={(id) => onOpen(Number(id))}
            empty={word("noSpeed")}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

const straight = 1;
const speedOf = ({ ball }: DayPartProps["pitches"][number]) => ball.speed ?? 0;

/** Whole tens of km/h around all speeds. */
function rangeOf(speeds: readonly number[]): [number, number] {
  if (speeds.length === 0) return [0, 10];
  return [10 * Math.floor(Math.min(...speeds) / 10 - 0.2), 10 * Math.ceil(Math.max(...speeds) / 10 + 0.2)];
}
