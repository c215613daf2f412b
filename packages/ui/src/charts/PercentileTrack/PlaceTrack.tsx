import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { percentileValueText } from "../../copy/charts/percentile.ts";
import { media, token } from "../../tokens/theme.ts";
import { bandLook } from "./bandLook.ts";
import type { Standing } from "./standing.ts";

export type PlaceTrackProps = {
  /** 1〜99。 */
  place: number;
  standing: Standing;
};

/** 100人の列と中央の50%と中央値に重ねた、本塁の形の位置。 */
export function PlaceTrack({ place, standing }: PlaceTrackProps) {
  const { formatMessage } = useIntl();

  return (
    <Track role="img" aria-label={formatMessage(percentileValueText.place, { place })}>
      <Band />
      {/* React's style type lacks custom properties. */}
      <Plate data-standing={standing} style={{ "--place": place } as CSSProperties}>
        {place}
      </Plate>
    </Track>
  );
}

/** The plate is as wide as the margins at both ends, so that 1 and 99 stay inside. */
const plate = `calc(${token("sp-7")} + ${token("rule")})`;

const Track = styled.div`
  position: relative;
  height: ${token("sp-7")};
  margin-inline: calc(${plate} / 2);

  &::before {
    content: "";
    position: absolute;
    inset: calc(50% - ${token("hairline")}) 0 auto;
    border-block-start: ${token("rule")} solid ${token("line-2")};
  }
`;

const Band = styled.span`
  ${bandLook}
  position: absolute;
  inset: 32% 25%;
  border: solid ${token("line-strong")};
  border-width: 0 ${token("hairline")};

  &::after {
    content: "";
    position: absolute;
    inset: -30% 50%;
    border-inline-start: ${token("hairline")} dashed ${token("line-strong")};
  }
  @media ${media.forcedColors} {
    &,
    &::after {
      border-color: CanvasText;
    }
  }
`;

type Paint = { ink: string; ground: string };

const paints = {
  strength: { ink: token("accent-ink"), ground: token("accent") },
  even: { ink: token("primary-ink"), ground: token("primary") },
  weakness: { ink: token("surface"), ground: token("ink-3") },
} as const satisfies Record<Standing, Paint>;

const Plate = styled.span`
  position: absolute;
  inset: 0 auto auto calc(var(--place) * 1%);
  width: ${plate};
  height: 100%;
  translate: -50%;
  clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  font-family: ${token("font-num")};
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum";
  line-height: calc(${token("sp-7")} * 0.68);
  text-align: center;

  ${Object.entries(paints)
    .map(([standing, { ink, ground }]) => `&[data-standing="${standing}"] { color: ${ink}; background: ${ground}; }`)
    .join("\n")}
  [data-print] &[data-standing] {
    color: ${token("surface")};
    background: ${token("ink")};
  }
  @media print {
    &[data-standing] {
      color: ${token("surface")};
      background: ${token("ink")};
      print-color-adjust: exact;
    }
  }
  @media ${media.forcedColors} {
    &[data-standing] {
      forced-color-adjust: none;
      color: Canvas;
      background: CanvasText;
    }
    &[data-standing="strength"] {
      color: HighlightText;
      background: Highlight;
    }
  }
`;
