import type { CSSProperties } from "react";
import styled from "styled-components";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { type Range, ticksIn } from "../theme/ticks.ts";

export type IntervalScaleProps = {
  estimate: number;
  interval: { low: number; high: number };
  /** もっとも確かなものだけが灯る。 */
  surest?: boolean;
};

/** 推定と幅を、0の点線とともに一本の線に置く。数字は隣に書いてあるので、読み上げには出さない。 */
export function IntervalScale({ estimate, interval: { low, high }, surest = false }: IntervalScaleProps) {
  const range = rangeAroundZero(low, high);
  const at = (value: number) => `${(100 * (value - range[0])) / (range[1] - range[0])}%`;
  const ticks = ticksIn(range, 5);

  return (
    <Scale aria-hidden="true" data-surest={surest || undefined}>
      <Line style={placed({ "--from": at(low), "--to": at(high), "--at": at(estimate), "--zero": at(0) })}>
        <i data-part="zero" />
        <i data-part="width" />
        <i data-part="plate" />
      </Line>
      <Ticks>
        {ticks.map((tick) => (
          <Tick key={tick} style={placed({ "--at": at(tick) })}>
            {tick > 0 && "+"}
            {decimal(tick, Number.isInteger(tick) ? 0 : 1)}
          </Tick>
        ))}
      </Ticks>
    </Scale>
  );
}

/** A range that includes zero, with room at both ends. */
function rangeAroundZero(low: number, high: number): Range {
  const [from, to] = [Math.min(0, low), Math.max(0, high)];
  const air = Math.max(to - from, 0.1) * 0.2;
  return [from - air, to + air];
}

/** React's style type lacks custom properties. */
const placed = (places: Record<`--${string}`, string>) => places as CSSProperties;

const Scale = styled.div`
  display: grid;
  gap: ${token("sp-1")};
`;

const Line = styled.div`
  position: relative;
  height: ${token("sp-8")};
  background: linear-gradient(${token("line-strong")}, ${token("line-strong")}) center / 100% ${token("hairline")}
    no-repeat;

  & > [data-part] {
    position: absolute;
    inset-block: 0;
  }
  & > [data-part="zero"] {
    inset-inline-start: var(--zero);
    border-inline-start: ${token("rule")} dashed ${token("ink-3")};
  }
  & > [data-part="width"] {
    inset-block: 30%;
    inset-inline: var(--from) calc(100% - var(--to));
    border-inline: ${token("rule")} solid ${token("primary")};
    background: ${token("primary-soft")};
  }
  & > [data-part="plate"] {
    inset-block: 15%;
    inset-inline-start: var(--at);
    width: ${token("sp-4")};
    margin-inline-start: calc(${token("sp-4")} / -2);
    background: ${token("primary")};
    clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  }
  [data-surest] > & > [data-part="plate"] {
    background: ${token("accent")};
  }
  @media ${media.forcedColors} {
    & > [data-part="plate"] {
      forced-color-adjust: none;
      background: CanvasText;
    }
    & > [data-part="width"] {
      border: ${token("hairline")} solid CanvasText;
    }
  }
`;

const Ticks = styled.div`
  position: relative;
  height: ${token("sp-4")};
  color: ${token("ink-3")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-caption")};
  line-height: 1;
`;

const Tick = styled.span`
  position: absolute;
  inset-inline-start: var(--at);
  transform: translateX(-50%);
`;
