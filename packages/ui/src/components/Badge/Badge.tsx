import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { badgeValueText } from "../../copy/members/badge.ts";
import { media, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type BadgeTone = "accent" | "danger";
export type BadgeProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  /** 0なら何も出さない。99を超えたら「99+」。 */
  count: number;
  /** 数を出すか、あることだけを点で示すか。 */
  look?: "count" | "dot";
  tone?: BadgeTone;
  /** `corner` は親（position: relative のボタンなど）の右上に重ねる。 */
  place?: "inline" | "corner";
};

/** 待っているものの数。名前の隣や、ボタンの角に置く。 */
export function Badge({ count, look = "count", tone = "accent", place = "inline", ...rest }: BadgeProps) {
  const { formatMessage } = useIntl();
  if (count <= 0) return null;

  const shown = count > most ? formatMessage(badgeValueText.many, { max: most }) : count;
  return (
    <Plate {...rest} data-look={look} data-tone={tone} data-place={place}>
      {look === "count" && <span aria-hidden="true">{shown}</span>}
      <VisuallyHidden>{formatMessage(badgeValueText.count, { count })}</VisuallyHidden>
    </Plate>
  );
}

const most = 99;

const paints = {
  accent: { ink: token("accent-ink"), ground: token("accent") },
  danger: { ink: token("danger-ink"), ground: token("danger") },
} as const satisfies Record<BadgeTone, { ink: string; ground: string }>;

const Plate = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  border-radius: ${token("r-full")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum", "lnum";
  line-height: 1;

  ${Object.entries(paints)
    .map(([tone, { ink, ground }]) => `&[data-tone="${tone}"] { color: ${ink}; background: ${ground}; }`)
    .join("\n")}

  &[data-look="count"] {
    min-width: calc(5.5 * ${token("sp-1")});
    height: ${token("sp-5")};
    padding: 0 ${token("sp-1")};
  }
  &[data-look="dot"] {
    width: ${token("mark")};
    height: ${token("mark")};
    outline: ${token("rule")} solid ${token("surface")};
  }
  &[data-place="corner"] {
    position: absolute;
    inset-block-start: calc(-1 * ${token("sp-2")});
    inset-inline-end: calc(-1 * ${token("sp-2")});
    outline: ${token("rule")} solid ${token("bg")};
  }
  &[data-place="corner"][data-look="dot"] {
    outline-color: ${token("surface")};
    inset-block-start: ${token("sp-2")};
    inset-inline-end: ${token("sp-2")};
  }
  @media ${media.forcedColors} {
    &[data-look="count"] {
      border: ${token("hairline")} solid;
    }
    &[data-look="dot"] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
