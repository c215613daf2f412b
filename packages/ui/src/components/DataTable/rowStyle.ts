import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import type { CellTone } from "./tableColumn.ts";

const tones = {
  warn: { ground: token("warn-soft"), edge: token("warn-mark") },
  danger: { ground: token("danger-soft"), edge: token("danger") },
} as const satisfies Record<CellTone, { ground: string; edge: string }>;

const currentEdge = `inset ${token("sp-1")} 0 0 ${token("primary")}`;

/** The look of what a row can be besides read: chosen, open, current, doubted, left out, summed up. */
export const rowStyle = css`
  --bulk: 3.5rem;

  &[aria-busy="true"] > :is(table, ul, [data-part="region"]) {
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
  &[data-has-bar] > table thead th {
    inset-block-start: calc(var(--sticky-top, 0) + var(--bulk));
  }

  & :is(td, th)[data-kind="actions"] {
    padding-inline: ${token("sp-1")} ${token("sp-2")};
    text-align: end;
  }
  & thead th[data-kind="actions"] {
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

  & tr:is([data-selected], [data-open]) > *,
  & li:is([data-selected], [data-open]) {
    background: ${token("primary-soft")};
  }
  & tr[data-emphasis] > *,
  & li[data-emphasis] {
    background: ${token("accent-soft")};
  }
  & tr[data-emphasis] > :first-child,
  & li[data-emphasis] {
    box-shadow: ${currentEdge};
  }
  & tbody tr:is([data-selected], [data-open]):hover > * {
    background: color-mix(in srgb, ${token("primary-soft")} 85%, ${token("primary")});
  }
  & tbody tr[data-emphasis]:hover > * {
    background: color-mix(in srgb, ${token("accent-soft")} 85%, ${token("accent")});
  }
  ${Object.entries(tones)
    .map(
      ([tone, { ground, edge }]) => `
        & tbody td[data-tone="${tone}"], & tbody tr:hover > td[data-tone="${tone}"] {
          background: ${ground};
          box-shadow: inset 0 calc(-1 * ${token("rule")}) 0 ${edge};
        }`,
    )
    .join("\n")}

  /* Under a finger a row that can only be opened opens anywhere. */
  @media ${media.touch} {
    & tr:not(:has(a, input, select, button:not([data-part="toggle"]))):has([data-part="toggle"]) {
      position: relative;
    }
    & tr:not(:has(a, input, select, button:not([data-part="toggle"]))) [data-part="toggle"]::after {
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
    & tr[data-emphasis] > :first-child,
    & li[data-emphasis] {
      border-inline-start: ${token("sp-1")} solid Highlight;
    }
    & tbody td[data-tone] {
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
