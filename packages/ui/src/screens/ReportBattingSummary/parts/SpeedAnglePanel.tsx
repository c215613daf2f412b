import type { BattingSummary } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import type { ScatterPoint } from "../../../charts/Scatter/scatterData.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { speedAngleText, speedAngleValueText } from "../../../copy/analyzer/reportBatting.ts";
import { shortDateTime } from "../../../format/date.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 一球ごとの打球速度と打球角度。結果ごとの記号で。 */
export function SpeedAnglePanel({ summary, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof speedAngleText) => formatMessage(speedAngleText[id]);
  const points = useMemo(() => pointsOf(summary), [summary]);
  const results = resultKinds.filter(({ id }) => points.some(({ categoryId }) => categoryId === id));
  const range = useMemo(() => rangeOf(points.map(({ x }) => x)), [points]);
  const inside = points.filter(({ y }) => y >= sweetDeg.from && y <= sweetDeg.to).length;

  return (
    <Panel
      title={word("title")}
      caption={
        summary && formatMessage(speedAngleValueText.counted, { count: points.length, of: summary.balls.length })
      }
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ ScatterChart }) => (
          <ScatterChart
            caption={word("title")}
            summary={formatMessage(speedAngleValueText.summary, { count: points.length, inside })}
            height="m"
            empty={word("empty")}
            x={{ measure: word("speed"), unit: word("kmh"), range }}
            y={{ measure: word("angle"), unit: word("degree"), range: angleRange }}
            categories={results.map(({ id, mark }) => ({ id, mark, name: word(id) }))}
            bands={results.slice(0, 1).map(({ id }) => ({ categoryId: id, steps: sweetSteps(range) }))}
            points={points}
            labels={{ name: word("ball"), category: word("result") }}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

const pointsOf = (summary: BattingSummary | null): readonly ScatterPoint[] =>
  (summary?.balls ?? []).flatMap(({ id, datetime, speed, angle, result }) =>
    angle === null
      ? []
      : [{ id: `${id}`, categoryId: resultIds[result ?? 0], name: shortDateTime(datetime), x: speed, y: angle }],
  );

const resultIds = { 0: "unknown", 1: "out", 2: "hit", 3: "homeRun" } as const;
const resultKinds = [
  { id: "homeRun", mark: 8 },
  { id: "hit", mark: 5 },
  { id: "out", mark: 7 },
  { id: "unknown", mark: 1 },
] as const;

/** Whole tens of km/h around all speeds. */
const rangeOf = (speeds: readonly number[]): readonly [number, number] =>
  speeds.length === 0
    ? [0, 10]
    : [10 * Math.floor(Math.min(...speeds) / 10 - 0.2), 10 * Math.ceil(Math.max(...speeds) / 10 + 0.2)];

const angleRange = [-30, 60] as const;
/** Statcast's sweet spot, over the whole axis. */
const sweetDeg = { from: 8, to: 32 } as const;
const sweetSteps = ([low, high]: readonly [number, number]) =>
  [0.25, 0.75].map((share) => ({ x: low + (high - low) * share, ...sweetDeg }));
