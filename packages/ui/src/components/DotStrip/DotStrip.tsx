import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** 0 何もしなかった日。1〜3 は多いほど濃い。null はまだ来ない日や、入る前の日。 */
export type DotLevel = 0 | 1 | 2 | 3 | null;
export type DotStripProps = Omit<ComponentPropsWithRef<"span">, "children" | "aria-label"> & {
  /** 古い日から順に。ふつうは14日。 */
  days: readonly DotLevel[];
  /** 絵の代わりに読む一文（「直近14日のうち9日実施」）。 */
  summary: string;
  /** `row` は表の一行に入る大きさ、`wide` は親の幅いっぱい。 */
  size?: "row" | "wide";
};

/** 日ごとの実施を小さな升で並べる。0の日には横線を引く。 */
export function DotStrip({ days, summary, size = "row", ...rest }: DotStripProps) {
  return (
    <Strip {...rest} role="img" aria-label={summary} data-size={size}>
      {days
        .map((level, day) => ({ level, day }))
        .map(({ level, day }) => (
          <i key={day} data-level={level ?? "none"} />
        ))}
    </Strip>
  );
}

const levels = {
  0: token("heat-0"),
  1: token("heat-2"),
  2: token("heat-3"),
  3: token("heat-4"),
} as const satisfies Record<NonNullable<DotLevel>, string>;

const Strip = styled.span`
  display: inline-flex;
  gap: ${token("rule")};
  max-width: 100%;
  vertical-align: middle;

  & > * {
    position: relative;
    flex: 0 1 auto;
    width: calc(3.5 * ${token("sp-1")});
    height: ${token("sp-5")};
    border-radius: ${token("r-xs")};
  }
  &[data-size="wide"] {
    display: flex;
  }
  &[data-size="wide"] > * {
    flex: 1;
    height: calc(7 * ${token("sp-1")});
  }
  ${Object.entries(levels)
    .map(([level, paint]) => `& > [data-level="${level}"] { background: ${paint}; }`)
    .join("\n")}
  & > [data-level="0"]::after {
    content: "";
    position: absolute;
    inset: calc(50% - ${token("hairline")}) 25% auto;
    height: ${token("rule")};
    background: ${token("line-strong")};
  }
  & > [data-level="none"] {
    border: ${token("hairline")} dashed ${token("line-2")};
  }

  /* Without colours the height of the fill distinguishes the levels. */
  @media ${media.forcedColors} {
    & > * {
      border: ${token("hairline")} solid CanvasText;
      forced-color-adjust: none;
    }
    & > [data-level] {
      background: linear-gradient(to top, CanvasText var(--filled, 0%), Canvas 0);
    }
    & > [data-level="0"]::after {
      background: CanvasText;
    }
    & > [data-level="1"] {
      --filled: 33%;
    }
    & > [data-level="2"] {
      --filled: 66%;
    }
    & > [data-level="3"] {
      --filled: 100%;
    }
  }
`;
