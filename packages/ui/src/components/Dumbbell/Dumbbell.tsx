import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { boardValueText } from "../../copy/controls/statPanel.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import type { DumbbellRange } from "./dumbbellRange.ts";

export type DumbbellProps = Omit<ComponentPropsWithRef<"span">, "children" | "role" | "aria-label"> & {
  /** もとの値。null は記録がない。 */
  before: number | null;
  now: number;
  /** 線の両端。並べるものはみな同じにする。 */
  range: DumbbellRange;
};

/** もとの ○ からいまの ● まで。形と塗りで向きがわかる。下がっても赤くしない。 */
export function Dumbbell({ before, now, range, ...rest }: DumbbellProps) {
  const { formatMessage } = useIntl();
  const said = { now: decimal(now, 1) };
  const at = (value: number) => `${((value - range.low) / (range.high - range.low)) * 100}%`;
  const places: Record<`--${string}`, string> = {
    "--now": at(now),
    "--before": at(before ?? now),
    "--left": at(Math.min(before ?? now, now)),
    "--right": at(Math.max(before ?? now, now)),
  };

  return (
    <Track
      {...rest}
      role="img"
      aria-label={
        before === null
          ? formatMessage(boardValueText.unknownBefore, said)
          : formatMessage(boardValueText.changed, { ...said, before: decimal(before, 1) })
      }
    >
      <Line style={places}>
        {before !== null && (
          <>
            <Change />
            <Before />
          </>
        )}
        <Now />
      </Line>
    </Track>
  );
}

const Track = styled.span`
  --dot: ${token("sp-3")};
  position: relative;
  display: block;
  width: 100%;
  min-width: ${token("sp-9")};
  height: ${token("sp-4")};
  padding-inline: calc(var(--dot) / 2);

  &::before {
    content: "";
    position: absolute;
    inset: calc(50% - ${token("hairline")} / 2) 0 auto;
    border-block-start: ${token("hairline")} solid ${token("line-strong")};
  }
`;

const Line = styled.span`
  position: relative;
  display: block;
  height: 100%;
`;

const Change = styled.i`
  position: absolute;
  inset-block: calc(50% - ${token("edge")} / 2) auto;
  inset-inline: var(--left) calc(100% - var(--right));
  height: ${token("edge")};
  background: ${token("heat-3")};

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

const dot = css`
  position: absolute;
  inset-block-start: calc(50% - var(--dot) / 2);
  width: var(--dot);
  height: var(--dot);
  margin-inline-start: calc(var(--dot) / -2);
  border-radius: ${token("r-full")};

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Before = styled.u`
  ${dot}
  inset-inline-start: var(--before);
  border: ${token("rule")} solid ${token("ink")};
  background: ${token("surface")};

  @media ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
  }
`;

const Now = styled.b`
  ${dot}
  inset-inline-start: var(--now);
  border: ${token("rule")} solid ${token("surface")};
  background: ${token("primary")};

  @media ${media.forcedColors} {
    border-color: Canvas;
    background: Highlight;
  }
`;
