import { useId } from "react";
import styled from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { HatchDefs, hatchOf } from "../theme/HatchDefs.tsx";
import { LimitLine, LimitName } from "../theme/labelLook.ts";
import { clearLabels, numberWidth } from "../theme/labels.ts";
import type { BarOrientation, PlottedBars } from "./BarPlot.tsx";
import { type BarLimit, type BarTone, type BarValue, hatchFor } from "./barData.ts";
import { barLook } from "./barLook.ts";

export type BarMarksProps = {
  plot: PlottedBars;
  box: ChartBox;
  bars: readonly BarValue[];
  orientation: BarOrientation;
  limit?: BarLimit | undefined;
  digits: 0 | 1;
  onSelect?: ((barId: string) => void) | undefined;
};

/** 棒と、その端の値と、上限の線。 */
export function BarMarks({ plot, box, bars, orientation, limit, digits, onSelect }: BarMarksProps) {
  const id = useId();
  const { margin, innerWidth, innerHeight, along } = plot;
  const isRows = orientation === "rows";
  const drawn = plot.bars
    .flatMap((placed) => {
      const bar = bars[placed.index];
      return bar ? [{ ...bar, ...placed, text: bar.value === null ? "–" : decimal(bar.value, digits) }] : [];
    })
    .toSorted((a, b) => a.index - b.index);
  const told = clearLabels(
    drawn.map(({ text, x, y, width }) => ({
      x: x + width / 2,
      y,
      width: numberWidth(text, box.em * 1.2) + box.em / 3,
    })),
    box.em,
  );

  return (
    <Bars>
      <HatchDefs id={id} />
      {limit?.cautionFrom !== undefined && (
        <rect
          data-part="caution"
          {...(isRows
            ? { x: along(limit.cautionFrom), width: along(limit.value) - along(limit.cautionFrom), height: innerHeight }
            : { y: along(limit.value), height: along(limit.cautionFrom) - along(limit.value), width: innerWidth })}
        />
      )}
      {drawn.map(({ id: barId, tone = "own", x, y, width, height }) => {
        const hatch = hatchFor(tone);
        const place = { x, y, width, height, rx: 2 };
        return (
          <g key={barId} {...toneOf(tone)}>
            <rect data-part="bar" {...place} />
            {hatch && <rect {...place} fill={hatchOf(id, hatch)} />}
          </g>
        );
      })}
      {isRows ? (
        <line data-part="base" y2={innerHeight} />
      ) : (
        <line data-part="base" x2={innerWidth} y1={innerHeight} y2={innerHeight} />
      )}
      {limit && (
        <>
          <LimitLine
            {...(isRows
              ? { x1: along(limit.value), x2: along(limit.value), y2: innerHeight }
              : { x2: innerWidth, y1: along(limit.value), y2: along(limit.value) })}
          />
          <LimitName
            {...(isRows
              ? { x: along(limit.value), y: innerHeight, dx: "-0.4em", dy: "-0.4em", textAnchor: "end" }
              : { x: 4, y: along(limit.value), dy: "-0.4em" })}
          >
            {limit.name} {decimal(limit.value, digits)}
          </LimitName>
        </>
      )}
      {drawn.map(({ id: barId, text, x, y, width, height }, index) =>
        isRows ? (
          <text key={barId} data-part="total" x={x + width + 8} y={y + height / 2} dy="0.35em">
            {text}
          </text>
        ) : (
          told.has(index) &&
          numberWidth(text, box.em) < width * 1.3 && (
            <text key={barId} data-part="value" x={x + width / 2} y={y} dy="-0.4em" textAnchor="middle">
              {text}
            </text>
          )
        ),
      )}
      <ChartPoints
        box={box}
        reach={isRows ? "y" : "x"}
        onSelect={onSelect}
        points={drawn.map(({ id: rowId, x, y, width, height }) => ({
          rowId,
          x: margin.left + (isRows ? x + width : x + width / 2),
          y: margin.top + (isRows ? y + height / 2 : y),
        }))}
      />
    </Bars>
  );
}

const toneOf = (tone: BarTone) => (typeof tone === "number" ? { "data-mark": tone } : { "data-tone": tone });

const Bars = styled.g`
  ${barLook}
  & [data-part="caution"] {
    fill: ${token("warn-soft")};
    opacity: 0.8;
  }
`;
