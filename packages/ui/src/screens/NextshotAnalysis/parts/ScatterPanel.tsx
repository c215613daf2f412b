import { type Analysis, gradeGroupOf, memberName } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { binOf } from "../../../charts/Histogram/bins.ts";
import type { ScatterPoint } from "../../../charts/Scatter/scatterData.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { analysisChartText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { stageText } from "../../../copy/members/person.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { type AnalysisCharts, type AnalysisPartProps, stageMarks, stageOrder } from "./analysisPart.ts";
import { BandWords } from "./BandWords.tsx";
import { FocusSelect } from "./FocusSelect.tsx";

export type ScatterPanelProps = AnalysisPartProps &
  AnalysisCharts & {
    /** 目立たせる選手の id。いなければ null。 */
    focus: number | null;
    onFocus: (id: number | null) => void;
  };

/** 打球は速度と角度の散らばり、投球は球速の分布。 */
export function ScatterPanel({ analysis, mode, charts, focus, onFocus }: ScatterPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const word = (id: keyof typeof analysisChartText) => formatMessage(analysisChartText[id]);
  const points = useMemo(() => (analysis && mode === 1 ? pointsOf(analysis) : []), [analysis, mode]);
  const chosen = useMemo(
    () => new Set(analysis?.points.flatMap(({ member_id }, index) => (member_id === focus ? [String(index)] : []))),
    [analysis, focus],
  );
  const title = word(mode === 1 ? "scatter" : "speeds");
  const speeds = mode === 2 ? (analysis?.points.map(({ speed }) => speed) ?? []) : [];
  // A mean over several stages says nothing about any of them.
  const isMixed = (analysis?.stages.filter(({ count }) => count > 0).length ?? 0) > 1;
  const mean = isMixed ? undefined : speeds.reduce((sum, speed) => sum + speed, 0) / (speeds.length || 1);

  return (
    <Panel
      title={title}
      caption={analysis && captionOf(intl, analysis)}
      action={analysis && mode === 1 && <FocusSelect players={analysis.players} value={focus} onChange={onFocus} />}
      footer={analysis && analysis.bands.length > 0 && <BandWords bands={analysis.bands} />}
    >
      <ChartPlace charts={charts} loading={analysis === null} height="l">
        {({ ScatterChart, Histogram }) =>
          analysis &&
          (mode === 1 ? (
            <ScatterChart
              caption={title}
              summary={summaryOf(intl, analysis)}
              height="l"
              empty={word("noAngles")}
              x={{ measure: word("exitSpeed"), unit: word("kmh"), range: speedRange }}
              y={{ measure: word("angle"), unit: word("degree"), range: angleRange }}
              categories={stageOrder
                .filter((stage) => analysis.stages.some((one) => one.stage === stage))
                .map((id) => ({ id, name: formatMessage(stageText[id]), mark: stageMarks[id] }))}
              points={points}
              labels={{ name: word("player"), detail: word("day"), category: word("stage") }}
              bands={analysis.bands.map(({ stage, steps }) => ({
                categoryId: stage,
                steps: steps.map(({ speed, from, to }) => ({ x: speed, from, to })),
              }))}
              chosen={chosen}
              notes={notesOf(intl, points)}
            />
          ) : (
            <Histogram
              caption={title}
              summary={
                mean === undefined
                  ? formatMessage(analysisValueText.speedsMixed, { count: speeds.length })
                  : formatMessage(analysisValueText.speedsSummary, { count: speeds.length, mean: decimal(mean, 1) })
              }
              height="l"
              measure={word("pitchSpeed")}
              unit={word("kmh")}
              counted={word("count")}
              countUnit={word("ball")}
              bins={binOf(speeds, speedStep)}
              mean={mean}
            />
          ))
        }
      </ChartPlace>
    </Panel>
  );
}

function pointsOf({ points, players }: Analysis): ScatterPoint[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return points.flatMap(({ member_id, speed, angle, day }, index) => {
    const player = byId.get(member_id);
    if (!player || angle === null) return [];
    return [
      {
        id: String(index),
        categoryId: gradeGroupOf(player.grade),
        name: memberName(player),
        detail: shortDate(day),
        x: speed,
        y: angle,
      },
    ];
  });
}

function captionOf(
  { formatMessage }: IntlShape,
  { mode, points, points_total: total, players, stages }: Analysis,
): string {
  const people = players.length;
  const caption =
    points.length < total
      ? formatMessage(analysisValueText.newest, { shown: points.length, total, people })
      : formatMessage(analysisValueText.counted, { count: total, people });
  const of = stages.reduce((sum, stage) => sum + stage.of, 0);
  if (mode === 2 || of === total) return caption;
  return formatMessage(analysisValueText.withoutAngle, { caption, of, rest: total - of });
}

const summaryOf = ({ formatMessage }: IntlShape, { stages }: Analysis) =>
  formatMessage(analysisValueText.scatterSummary, {
    count: stages.reduce((sum, { of }) => sum + of, 0),
    strong: stages.reduce((sum, { strong }) => sum + strong, 0),
  });

/** The fastest ball is labelled with its player. */
function notesOf({ formatMessage }: IntlShape, points: readonly ScatterPoint[]) {
  const [first, ...rest] = points;
  if (!first) return [];
  const fastest = rest.reduce((best, point) => (point.x > best.x ? point : best), first);
  const text = formatMessage(analysisValueText.fastest, {
    name: fastest.name.split(" ")[0] ?? fastest.name,
    speed: decimal(fastest.x, 1),
    angle: decimal(fastest.y, 1),
  });
  return [{ pointId: fastest.id, text }];
}

/** The same for every team and period, so that pictures compare. */
const speedRange = [40, 160] as const;
const angleRange = [-30, 60] as const;
/** km/h */
const speedStep = 5;
