import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartRowValueText, rollingText } from "../../copy/charts/chartRows.ts";
import { shortDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { pathOf } from "../Line/linePath.ts";
import { LimitLine } from "../theme/labelLook.ts";
import { numberWidth, textWidth } from "../theme/labels.ts";
import { everySome, rangeFromZero, ticksIn } from "../theme/ticks.ts";
import { LoadEnds } from "./LoadEnds.tsx";
import type { RollingLoad } from "./rollingLoad.ts";

export type RollingLoadPictureProps = RollingLoad & { box: ChartBox };

/** 上に週の合計の線、下に1日の棒。日の軸はひとつ。 */
export function RollingLoadPicture({ box, days, limit, dayLimit, cautionFrom }: RollingLoadPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const limitWords = limit === null ? "" : formatMessage(chartRowValueText.limit, { limit });
  const dayWords = formatMessage(rollingText.day);
  const dayLimitWords = dayLimit === null ? "" : formatMessage(chartRowValueText.limit, { limit: dayLimit });
  const weeks = rangeFromZero([...days.map(({ week }) => week), limit ?? 0]);
  const ticks = ticksIn(weeks, 4, true);
  const left = numberWidth(decimal(ticks.at(-1) ?? 0, 0), em) + em;
  const right =
    width -
    Math.max(textWidth(limitWords, small * em), textWidth(dayWords, small * em), textWidth(dayLimitWords, small * em)) -
    em;
  const step = (right - left) / days.length;
  const x = (at: number) => left + (at + 0.5) * step;
  const bottom = height - 2 * em;
  const split = bottom * 0.62;
  const week = (value: number) => split - (value / weeks[1]) * (split - em);
  const tallest = Math.max(leastDay, dayLimit ?? 0, ...days.map(({ day }) => day));
  const day = (value: number) => (value / tallest) * (bottom - split - 1.6 * em);
  const labelled = everySome(days.length, step, 3.2 * em);
  const line = days.map((one, at) => ({ x: x(at), y: week(one.week) }));
  const last = line.at(-1);
  const limitY = limit === null ? null : week(limit);

  return (
    <>
      <Picture width={width} height={height}>
        {limit !== null && limitY !== null && cautionFrom !== undefined && (
          <>
            <rect data-part="caution" x={left} y={limitY} width={right - left} height={week(cautionFrom) - limitY} />
            <text data-part="name" x={left + 0.4 * em} y={week(cautionFrom)} dy="-0.3em">
              {formatMessage(rollingText.caution)}
            </text>
          </>
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <line data-part="grid" x1={left} x2={right} y1={week(tick)} y2={week(tick)} />
            <text data-part="tick" x={left - 0.6 * em} y={week(tick)} dy="0.35em" textAnchor="end">
              {decimal(tick, 0)}
            </text>
          </g>
        ))}
        {limitY !== null && <LimitLine x1={left} x2={right} y1={limitY} y2={limitY} />}
        {days.map(({ date, day: pitches }, at) => (
          <rect
            key={date}
            data-part="bar"
            x={x(at) - 0.36 * step}
            y={bottom - day(pitches)}
            width={0.72 * step}
            height={day(pitches)}
            rx={2}
            data-last={at === days.length - 1 || undefined}
          />
        ))}
        {dayLimit !== null && (
          <>
            <LimitLine x1={left} x2={right} y1={bottom - day(dayLimit)} y2={bottom - day(dayLimit)} />
            <text data-part="name" x={right + 0.6 * em} y={bottom - day(dayLimit)} dy="0.35em">
              {dayLimitWords}
            </text>
          </>
        )}
        <line data-part="base" x1={left} x2={right} y1={bottom} y2={bottom} />
        {labelled.map((at) => (
          <text key={at} data-part="tick" x={x(at)} y={bottom + 1.4 * em} textAnchor="middle">
            {shortDate(days[at]?.date ?? "")}
          </text>
        ))}
        <path data-part="line" d={pathOf(line)} />
        {last && <circle data-part="now" cx={last.x} cy={last.y} r={0.38 * em} />}
        <text data-part="name" x={right + 0.6 * em} y={bottom} dy="-0.3em">
          {dayWords}
        </text>
        <LoadEnds
          x={right + 0.6 * em}
          limit={limitY === null ? null : { y: limitY, words: limitWords }}
          last={last && { y: last.y, value: decimal(days.at(-1)?.week ?? 0, 0) }}
          em={em}
        />
      </Picture>
      <ChartPoints
        box={box}
        reach="x"
        points={days.map(({ date }, at) => ({ rowId: date, x: x(at), y: line[at]?.y ?? 0 }))}
      />
    </>
  );
}

/** Pitches: a bar of a few is low also where nobody threw more. */
const leastDay = 30;

/** Size of captions relative to a chart's small text. */
const small = 12 / 13;

const Picture = styled.svg`
  & [data-part="grid"] {
    stroke: ${token("chart-grid")};
  }
  & :is([data-part="tick"], [data-part="name"]) {
    fill: ${token("chart-label")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="tick"] {
    font-family: ${token("font-num")};
    font-feature-settings: "tnum";
  }
  & [data-part="caution"] {
    fill: ${token("warn-soft")};
  }
  & [data-part="base"] {
    stroke: ${token("chart-axis")};
  }
  & [data-part="bar"] {
    fill: ${token("heat-3")};
  }
  & [data-part="bar"][data-last],
  & [data-part="now"] {
    fill: ${token("primary")};
  }
  & [data-part="line"] {
    fill: none;
    stroke: ${token("primary")};
    stroke-width: 3;
    stroke-linejoin: round;
  }
  & [data-part="now"] {
    stroke: ${token("surface")};
    stroke-width: 1.5;
  }
  @media ${media.forcedColors} {
    & :is([data-part="bar"], [data-part="caution"]) {
      stroke: CanvasText;
    }
    & [data-part="caution"] {
      stroke-dasharray: 2 3;
    }
  }
`;
