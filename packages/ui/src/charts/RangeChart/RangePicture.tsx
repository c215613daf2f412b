import { useId, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { numberText } from "../../copy/controls/number.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { numberWidth } from "../theme/labels.ts";
import type { Range } from "../theme/ticks.ts";
import { RowScale } from "./RowScale.tsx";
import type { RangeGroup, Spread } from "./rangeGroup.ts";
import { type RowsView, rowsView } from "./rowsView.ts";

export type RangePictureProps = {
  box: ChartBox;
  groups: readonly RangeGroup[];
  range: Range;
  digits: 0 | 1;
  unit: string;
  label: string;
};

/** 区分ごとの広がりの帯と、本人の印と値。 */
export function RangePicture({ box, groups, range, digits, unit, label }: RangePictureProps) {
  const { formatMessage } = useIntl();
  const hatchId = useId();
  const { width, height, em } = box;
  const view = useMemo(() => {
    const widest = Math.max(0, ...groups.map(({ own }) => (own === null ? 0 : numberWidth(decimal(own, digits), em))));
    return rowsView({ width, height, em }, { names: groups, range, room: 1.4 * widest });
  }, [groups, range, digits, width, height, em]);
  const middleOf = (index: number) => (index + 0.5) * view.rowHeight;
  const points = groups.flatMap(({ id, spread, own }, index) => {
    const value = own ?? spread?.median;
    return value === undefined ? [] : [{ rowId: id, x: view.x(value), y: middleOf(index) }];
  });

  return (
    <>
      <Rows width={width} height={height}>
        <defs>
          <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path data-part="stripe" d="M0 0V5" />
          </pattern>
        </defs>
        <RowScale view={view} em={em} unit={unit} />
        {groups.map(({ id, spread, own }, index) => (
          <g key={id} transform={`translate(0 ${middleOf(index)})`}>
            {spread ? (
              <SpreadMarks spread={spread} view={view} em={em} hatch={`url(#${hatchId})`} />
            ) : (
              <text data-part="none" x={view.left + em / 2} dy="0.35em">
                {formatMessage(numberText.none)}
              </text>
            )}
            {own !== null && (
              <>
                <path data-part="own" transform={`translate(${view.x(own)} 0)`} d={plate(em)} />
                <text data-part="value" x={width} dy="0.35em">
                  {decimal(own, digits)}
                </text>
              </>
            )}
          </g>
        ))}
      </Rows>
      <ChartPoints box={box} points={points} label={label} reach="y" />
    </>
  );
}

function SpreadMarks({
  spread,
  view: { x },
  em,
  hatch,
}: {
  spread: Spread;
  view: RowsView;
  em: number;
  hatch: string;
}) {
  const { min, lower, median, upper, max } = spread;
  const half = 0.55 * em;
  const box = { x: x(lower), y: -half, width: x(upper) - x(lower), height: 2 * half, rx: 2 };

  return (
    <>
      <path data-part="whole" d={`M${x(min)} 0H${x(max)}M${x(min)} -4v8M${x(max)} -4v8`} />
      <rect data-part="middle" {...box} />
      <rect data-part="hatch" {...box} fill={hatch} />
      <path data-part="median" d={`M${x(median)} ${-half - 2}V${half + 2}`} />
    </>
  );
}

/** Home plate standing on its point, the “you are here” mark. */
const plate = (em: number) => {
  const half = 0.55 * em;
  return `M${-half} ${-0.8 * em}h${2 * half}v${0.75 * em}L0 ${0.75 * em}L${-half} ${-0.05 * em}Z`;
};

const Rows = styled.svg`
  & [data-part="whole"] {
    fill: none;
    stroke: ${token("line-strong")};
    stroke-width: 1.5;
  }
  & [data-part="middle"] {
    fill: ${token("chart-band")};
    stroke: ${token("line-strong")};
  }
  & [data-part="hatch"] {
    display: none;
  }
  & [data-part="stripe"] {
    stroke: ${token("line-strong")};
  }
  & [data-part="median"] {
    stroke: ${token("ink")};
    stroke-width: 2;
  }
  & [data-part="own"] {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & [data-part="none"] {
    fill: ${token("ink-3")};
    stroke: ${token("surface")};
    stroke-width: 4;
    paint-order: stroke;
    font-size: ${token("fs-caption")};
  }
  & [data-part="value"] {
    fill: ${token("ink")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-l")};
    font-feature-settings: "tnum";
    text-anchor: end;
  }
  [data-print] & [data-part="hatch"] {
    display: initial;
  }
  @media print {
    & [data-part="hatch"] {
      display: initial;
    }
  }
  @media ${media.forcedColors} {
    & [data-part="hatch"] {
      display: initial;
    }
    & [data-part="own"] {
      fill: Highlight;
    }
  }
`;
