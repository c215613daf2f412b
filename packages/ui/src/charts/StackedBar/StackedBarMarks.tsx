import { useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { BarOrientation, PlottedBars } from "../Bar/BarPlot.tsx";
import { barLook } from "../Bar/barLook.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { HatchDefs, hatchOf } from "../theme/HatchDefs.tsx";
import { markHatches } from "../theme/markLook.ts";
import type { StackedPart } from "./stackedData.ts";

export type StackedBarMarksProps = {
  plot: PlottedBars;
  box: ChartBox;
  parts: readonly StackedPart[];
  barIds: readonly string[];
  /** 棒の端に書く合計。 */
  totals: readonly string[];
  orientation: BarOrientation;
  onSelect?: ((barId: string) => void) | undefined;
};

/** 積み上げた棒と、その端の合計。 */
export function StackedBarMarks({ plot, box, parts, barIds, totals, orientation, onSelect }: StackedBarMarksProps) {
  const id = useId();
  const { margin, innerWidth, innerHeight } = plot;
  const isRows = orientation === "rows";
  const drawn = plot.bars.flatMap((placed) => {
    const part = parts.find((candidate) => candidate.id === placed.partId);
    const barId = barIds[placed.index];
    return part && barId !== undefined && placed.width > 0 && placed.height > 0
      ? [{ ...placed, barId, part, order: parts.indexOf(part) }]
      : [];
  });
  const ends = totals.map((total, index) => {
    const pieces = plot.bars.filter((piece) => piece.index === index);
    return {
      total,
      barId: barIds[index],
      x: isRows
        ? Math.max(...pieces.map(({ x, width }) => x + width))
        : (pieces[0]?.x ?? 0) + (pieces[0]?.width ?? 0) / 2,
      y: isRows ? (pieces[0]?.y ?? 0) + (pieces[0]?.height ?? 0) / 2 : Math.min(...pieces.map(({ y }) => y)),
    };
  });

  return (
    <Bars>
      <HatchDefs id={id} />
      {drawn.map(({ barId, part, x, y, width, height }) => {
        const hatch = markHatches[part.mark];
        return (
          <g key={`${barId} ${part.id}`} data-mark={part.mark}>
            <rect data-part="bar" {...{ x, y, width, height }} />
            {hatch && <rect {...{ x, y, width, height }} fill={hatchOf(id, hatch)} />}
          </g>
        );
      })}
      <line
        data-part="base"
        {...(isRows ? { y2: innerHeight } : { x2: innerWidth, y1: innerHeight, y2: innerHeight })}
      />
      {ends.map(({ total, barId, x, y }) =>
        isRows ? (
          <text key={barId} data-part="total" x={x + 8} y={y} dy="0.35em">
            {total}
          </text>
        ) : (
          <text key={barId} data-part="value" x={x} y={y} dy="-0.4em" textAnchor="middle">
            {total}
          </text>
        ),
      )}
      <ChartPoints
        box={box}
        reach={isRows ? "y" : "x"}
        onSelect={onSelect}
        points={drawn
          .toSorted((a, b) =>
            isRows ? a.index - b.index || a.order - b.order : a.order - b.order || a.index - b.index,
          )
          .map(({ barId, part, x, y, width, height }) => ({
            rowId: barId,
            columnId: part.id,
            group: isRows ? barId : part.id,
            x: margin.left + x + width / 2,
            y: margin.top + y + height / 2,
          }))}
      />
    </Bars>
  );
}

const Bars = styled.g`
  ${barLook}
  & [data-part="bar"] {
    stroke: ${token("surface")};
    stroke-width: 2;
  }
`;
