import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { dumbbellText } from "../../copy/controls/dumbbell.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { type DumbbellRange, placeIn } from "./dumbbellRange.ts";
import { dotStyle, lineStyle, nowStyle, trackStyle } from "./trackStyle.ts";

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
  const at = (value: number) => placeIn(range, value);
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
          ? formatMessage(dumbbellText.unknownBefore, said)
          : formatMessage(dumbbellText.changed, { ...said, before: decimal(before, 1) })
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
  ${trackStyle}
`;

const Line = styled.span`
  ${lineStyle}
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

const Before = styled.u`
  ${dotStyle}
  inset-inline-start: var(--before);
  border: ${token("rule")} solid ${token("ink")};
  background: ${token("surface")};

  @media ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
  }
`;

const Now = styled.b`
  ${nowStyle}
`;
