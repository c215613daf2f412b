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
            x={{ measure: word("speed"), unit: word("kmh"), range: speedRange }}
            y={{ measure: word("angle"), unit: word("degree"), range: angleRange }}
            categories={results.map(({ id, mark }) => ({ id, mark, name: word(id) }))}
            bands={results.slice(0, 1).map(({ id }) => ({ categoryId: id, steps: sweetSteps }))}
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

/** The same for every player and period, so that pictures compare. */
const speedRange = [40, 160] as const;
const angleRange = [-30, 60] as const;
/** Statcast's sweet spot, over the whole axis. */
const sweetDeg = { from: 8, to: 32 } as const;
const sweetSteps = [
  { x: 70, ...sweetDeg },
  { x: 130, ...sweetDeg },
];
