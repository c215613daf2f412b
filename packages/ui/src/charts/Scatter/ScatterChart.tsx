import { memo, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { ChartLegend } from "../ChartFrame/ChartLegend.tsx";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { numberWidth } from "../theme/labels.ts";
import { Plot } from "../theme/Plot.tsx";
import { ticksIn, tickWriter } from "../theme/ticks.ts";
import { DensityLegend } from "./DensityLegend.tsx";
import { ScatterBands } from "./ScatterBands.tsx";
import { ScatterDensity } from "./ScatterDensity.tsx";
import { ScatterGround } from "./ScatterGround.tsx";
import { ScatterNotes } from "./ScatterNotes.tsx";
import { ScatterSymbols } from "./ScatterSymbols.tsx";
import {
  placeBalls,
  type ScatterAxis,
  type ScatterBand,
  type ScatterCategory,
  type ScatterLabels,
  type ScatterLine,
  type ScatterNote,
  type ScatterPoint,
  scatterTable,
} from "./scatterData.ts";

export type ScatterChartProps = Pick<ChartFrameProps, "title" | "summary" | "height" | "empty"> & {
  /** 表の見出し。例：「打球速度と打球角度」。 */
  caption: string;
  x: ScatterAxis;
  y: ScatterAxis;
  categories: readonly ScatterCategory[];
  points: readonly ScatterPoint[];
  labels: ScatterLabels;
  /** 仲間ごとの範囲。何の範囲かは、要約か脚で言う。 */
  bands?: readonly ScatterBand[] | undefined;
  /** 目立たせる点の id。ほかは薄くなる。 */
  chosen?: ReadonlySet<string> | undefined;
  /** 点の下を通る線。何の線かは、見出しか要約で言う。 */
  line?: ScatterLine | undefined;
  /** 多くて二つ。 */
  notes?: readonly ScatterNote[] | undefined;
  selectedId?: string | undefined;
  onSelect?: ((pointId: string) => void) | undefined;
};

/** 300点を超えたら、近い点をまとめて、数を大きさで表す。 */
const densityFrom = 301;

/** 二つの値の散らばり。記号は仲間を表し、凡例で出したり隠したりする。 */
export function ScatterChart(props: ScatterChartProps) {
  const { title, summary, height = "l", empty, caption, x, y, categories, points, labels, bands } = props;
  const { formatMessage } = useIntl();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pressed, choose] = useOptimisticChoice(hidden);
  const shown = useMemo(() => points.filter(({ categoryId }) => !hidden.has(categoryId)), [points, hidden]);
  const shownBands = useMemo(() => bands?.filter(({ categoryId }) => !hidden.has(categoryId)), [bands, hidden]);
  const hidesPoints = shown.length < points.length;
  const table = useMemo(
    () => scatterTable(shown, categories, x, y, labels, caption),
    [shown, categories, x, y, labels, caption],
  );

  return (
    <ChartFrame
      title={title}
      unit={formatMessage(chartValueText.axis, { name: y.measure, unit: y.unit })}
      summary={summary}
      table={table}
      height={height}
      empty={hidesPoints ? formatMessage(chartText.hidden) : empty}
      hidesRows={hidesPoints}
      legend={
        <>
          <ChartLegend
            label={labels.category}
            items={categories}
            hidden={pressed}
            onToggle={(id) => choose(toggled(pressed, id), () => setHidden((before) => toggled(before, id)))}
          />
          {shown.length >= densityFrom && <DensityLegend />}
        </>
      }
    >
      {(box) => <Drawing {...props} points={shown} bands={shownBands} box={box} />}
    </ChartFrame>
  );
}

/** Not drawn again while the legend shows what was pressed. */
const Drawing = memo(function Drawing(props: ScatterChartProps & { box: ChartBox }) {
  const { box, x, y, categories, points, bands, chosen, line, notes, selectedId, onSelect } = props;
  const { width, height, em } = box;
  const xTicks = ticksIn(x.range, Math.max(3, Math.min(9, Math.floor(width / (em * 5)))));
  const yTicks = ticksIn(y.range);
  const left = Math.max(...yTicks.map(tickWriter(yTicks)).map((text) => numberWidth(text, em))) + em;
  const area = useMemo(
    () => ({ left, top: em, right: width - em, bottom: height - em * 3.2 }),
    [left, width, height, em],
  );
  const balls = useMemo(
    () => placeBalls(points, categories, area, x.range, y.range),
    [points, categories, area, x.range, y.range],
  );
  const { ours = [], others = [] } = useMemo(
    () => Object.groupBy(balls, ({ rowId }) => (chosen?.has(rowId) ? "ours" : "others")),
    [balls, chosen],
  );
  const isChosen = ours.length > 0;
  const ranges = <ScatterBands area={area} x={x} y={y} categories={categories} bands={bands ?? []} />;
  const radius = width < 480 ? 3.2 : 3.8;

  return (
    <Layers>
      <Plot
        box={box}
        margin={{ left: area.left, top: area.top, right: width - area.right, bottom: height - area.bottom }}
        x={{ range: x.range, ticks: xTicks, write: tickWriter(xTicks), hasGrid: true }}
        y={{ range: y.range, ticks: yTicks, write: tickWriter(yTicks) }}
      />
      <Layer width={width} height={height} aria-hidden="true">
        <ScatterGround area={area} x={x} y={y} line={line} />
        {balls.length < densityFrom ? (
          <>
            {ranges}
            <ScatterSymbols balls={others} radius={radius} look={isChosen ? "quiet" : undefined} />
          </>
        ) : (
          <>
            <ScatterDensity balls={others} quiet={isChosen} />
            {ranges}
          </>
        )}
        {isChosen && <ScatterSymbols balls={ours} radius={radius} look="chosen" />}
        <ScatterNotes balls={balls} notes={notes?.slice(0, 2) ?? []} area={area} em={em} selectedId={selectedId} />
      </Layer>
      <ChartPoints box={box} points={balls} onSelect={onSelect} />
    </Layers>
  );
});

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}

const Layers = styled.div`
  position: relative;
`;

const Layer = styled.svg`
  position: absolute;
  inset: 0;
`;
