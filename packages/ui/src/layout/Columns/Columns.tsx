import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type ColumnsProps = ComponentPropsWithRef<"div"> & {
  /** 12列の分け方。子は左から順に入る。 */
  split: Split;
  /** 幅の要る表があるとき、デスクトップより狭ければ一列にする。 */
  stackedBelowDesktop?: boolean;
};
export type Split = "8+4" | "7+5" | "6+6" | "5+7" | "4+8" | "9+3" | "3+9" | "4+4+4" | "3+6+3";

/**
 * 区画を横に並べ、行の高さをそろえる。スマートフォンでは一列、タブレットでは偏った分け方だけが一列になる。
 */
export function Columns({ split, stackedBelowDesktop, ...rest }: ColumnsProps) {
  return <Row {...rest} data-split={split} data-stacked={stackedBelowDesktop || undefined} />;
}

const spans = {
  "8+4": { tracks: "2fr 1fr", tablet: "stacked" },
  "7+5": { tracks: "7fr 5fr", tablet: "beside" },
  "6+6": { tracks: "1fr 1fr", tablet: "beside" },
  "5+7": { tracks: "5fr 7fr", tablet: "beside" },
  "4+8": { tracks: "1fr 2fr", tablet: "stacked" },
  "9+3": { tracks: "3fr 1fr", tablet: "stacked" },
  "3+9": { tracks: "1fr 3fr", tablet: "stacked" },
  "4+4+4": { tracks: "1fr 1fr 1fr", tablet: "beside" },
  "3+6+3": { tracks: "1fr 2fr 1fr", tablet: "stacked" },
} as const satisfies Record<Split, { tracks: string; tablet: "beside" | "stacked" }>;

const rules = (wanted: readonly ("beside" | "stacked")[], where = "") =>
  Object.entries(spans)
    .filter(([, { tablet }]) => wanted.includes(tablet))
    .map(([split, { tracks }]) => `&[data-split="${split}"]${where} { grid-template-columns: ${tracks}; }`)
    .join("\n");

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("sp-3")};

  & > * {
    min-width: 0;
  }
  @media ${media.tablet} {
    gap: ${token("sp-4")};
    ${rules(["beside"], ":not([data-stacked])")}
  }
  @media ${media.laptop} {
    ${rules(["beside", "stacked"], ":not([data-stacked])")}
  }
  @media ${media.desktop} {
    ${rules(["beside", "stacked"])}
  }
`;
