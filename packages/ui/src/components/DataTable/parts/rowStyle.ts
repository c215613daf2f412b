import { css } from "styled-components";
import { media, token } from "../../../tokens/theme.ts";
import type { CellTone } from "./tableColumn.ts";
import { cell, head } from "./tableStyle.ts";

const tones = {
  warn: { ground: token("warn-soft"), edge: token("warn-mark") },
  danger: { ground: token("danger-soft"), edge: token("danger") },
} as const satisfies Record<CellTone, { ground: string; edge: string }>;

/** Focusable elements other than the toggle. */
const other = ':is(:any-link, :enabled, :disabled):not([data-part="toggle"])';
const currentEdge = `inset ${token("sp-1")} 0 0 ${token("primary")}`;

/** The look of row states: chosen, open, current, uncertain. */
export const rowStyle = css`
  --bulk: ${token("sp-9")};

  &[aria-busy="true"] > :is([data-part="table"], [data-part="cards"]) {
    opacity: 0.6;
    transition: opacity ${token("dur-2")};
  }

  & > [data-part="bar"] {
    position: sticky;
    inset-block-start: var(--sticky-top, 0);
    z-index: calc(${token("z-raised")} + 2);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${token("sp-2")};
    min-height: var(--bulk);
    padding: ${token("sp-1")} ${token("sp-3")};
    border-radius: ${token("r-m")} ${token("r-m")} 0 0;
    background: ${token("surface")};
  }
  & > [data-part="bar"]:has([data-bulk]) {
    display: block;
    padding: 0;
  }
  & > [data-part="bar"]:empty {
    display: none;
  }
  &[data-has-bar] > [data-part="table"] ${head} {
    inset-block-start: calc(var(--sticky-top, 0) + var(--bulk));
  }

  & [data-kind="actions"] {
    padding-inline: ${token("sp-1")} ${token("sp-2")};
    text-align: end;
  }
  & ${head}[data-kind="actions"] {
    padding-inline-end: ${token("sp-4")};
  }
  & [data-part="toggle"] {
    display: inline-grid;
    place-items: center;
    width: ${token("control-m")};
    height: ${token("control-m")};
    padding: 0;
    border: 0;
    border-radius: ${token("r-m")};
    background: none;
    vertical-align: middle;
  }
  & [data-part="toggle"]:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }

  & :is([data-selected], [data-open]) > ${cell},
  & [data-card]:is([data-selected], [data-open]) {
    background: ${token("primary-soft")};
  }
  & [data-emphasis] > ${cell},
  & [data-card][data-emphasis] {
    background: ${token("accent-soft")};
  }
  & [data-emphasis] > ${cell}:first-child,
  & [data-card][data-emphasis] {
    box-shadow: ${currentEdge};
  }
  & :is([data-selected], [data-open]):hover > ${cell} {
    background: color-mix(in srgb, ${token("primary-soft")} 85%, ${token("primary")});
  }
  & [data-emphasis]:hover > ${cell} {
    background: color-mix(in srgb, ${token("accent-soft")} 85%, ${token("accent")});
  }
  ${Object.entries(tones)
    .map(
      ([tone, { ground, edge }]) => `
        & ${cell}[data-tone="${tone}"], & :hover > ${cell}[data-tone="${tone}"] {
          background: ${ground};
          box-shadow: inset 0 calc(-1 * ${token("rule")}) 0 ${edge};
        }`,
    )
    .join("\n")}

  /* On touch screens a row that can only be opened opens anywhere. */
  @media ${media.touch} {
    & [data-part="row"]:not(:has(${other})):has([data-part="toggle"]) {
      position: relative;
    }
    & [data-part="row"]:not(:has(${other})) [data-part="toggle"]::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }
  @media ${media.mobile} {
    /* The bar of chosen rows lies over the end of the list. */
    &:has([data-bulk]) {
      padding-block-end: calc(2 * ${token("bottombar")} + ${token("sp-6")});
    }
    & > [data-part="bar"] {
      position: static;
      border-block-end: ${token("hairline")} solid ${token("line")};
    }
    & > [data-part="bar"]:has([data-bulk]) {
      min-height: 0;
      border: 0;
    }
  }
  @media ${media.forcedColors} {
    & [data-emphasis] > ${cell}:first-child,
    & [data-card][data-emphasis] {
      border-inline-start: ${token("sp-1")} solid Highlight;
    }
    & ${cell}[data-tone] {
      outline: ${token("rule")} solid;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
  @media print {
    & > [data-part="bar"],
    & [data-kind="select"],
    & [data-part="select"],
    & [data-kind="actions"] {
      display: none;
    }
  }
`;
