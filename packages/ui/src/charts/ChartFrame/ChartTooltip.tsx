import type { CSSProperties } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { RowWords } from "./useRowWords.ts";

export type ChartTooltipProps = {
  /** 指す点の場所。図の左上から、CSS ピクセルで。 */
  x: number;
  y: number;
  /** 点のどちら側に出すか。 */
  side: "start" | "end";
  rise: "up" | "down";
  words: Pick<RowWords, "title" | "lines">;
};

/** 点の吹き出し。表の行と同じ言葉で、マウスでもキーボードでも同じものが出る。読み上げは点の側が行う。 */
export function ChartTooltip({ x, y, side, rise, words }: ChartTooltipProps) {
  return (
    <Card
      aria-hidden="true"
      data-side={side}
      data-rise={rise}
      style={{ "--x": `${x}px`, "--y": `${y}px` } as CSSProperties}
    >
      <Title>{words.title}</Title>
      <dl>
        {words.lines.map(({ id, label, value, unit, isNumber, isCurrent }) => (
          <Line key={id} data-current={isCurrent || undefined}>
            <Label>{label}</Label>
            <Value data-number={isNumber || undefined}>
              {value}
              {unit && <Unit>{unit}</Unit>}
            </Value>
          </Line>
        ))}
      </dl>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  inset: var(--y) auto auto var(--x);
  z-index: ${token("z-raised")};
  width: max-content;
  max-width: ${token("cell-m")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  box-shadow: ${token("shadow-2")};
  color: ${token("ink")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
  pointer-events: none;
  translate: var(--shift) var(--lift);

  &[data-side="start"] {
    --shift: calc(-100% - ${token("sp-4")});
  }
  &[data-side="end"] {
    --shift: ${token("sp-4")};
  }
  &[data-rise="up"] {
    --lift: calc(-100% + ${token("sp-3")});
  }
  &[data-rise="down"] {
    --lift: calc(-1 * ${token("sp-3")});
  }
  & [data-current] > * {
    color: ${token("ink")};
    font-weight: ${token("fw-h3")};
  }
  @media print {
    display: none;
  }
`;

const Title = styled.strong`
  display: block;
  font-weight: ${token("fw-h3")};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token("sp-3")};
`;

const Label = styled.dt`
  max-width: 60%;
  color: ${token("ink-2")};
`;

const Value = styled.dd`
  text-align: end;

  &[data-number] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-feature-settings: "tnum", "lnum";
    white-space: nowrap;
  }
`;

const Unit = styled.small`
  margin-inline-start: ${token("rule")};
  color: ${token("ink-3")};
  font-family: ${token("font-sans")};
  font-size: ${token("fs-caption")};
`;
