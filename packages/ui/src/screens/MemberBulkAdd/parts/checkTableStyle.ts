import { css } from "styled-components";
import { controlStyle } from "../../../components/Field/controlStyle.ts";
import { token } from "../../../tokens/theme.ts";

/** The look of the rows, once for all: hundreds of them must not cost a styled component each. */
export const checkTableStyle = css`
  min-width: 0;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  overflow: clip;

  /* The remove button stays visible, and never covers a focused field. */
  & [data-part="region"] {
    scroll-padding-inline: calc(${token("sp-10")} + ${token("sp-2")});
  }
  & [data-kind="actions"] {
    position: sticky;
    inset-inline-end: 0;
    border-inline-start: ${token("hairline")} solid ${token("line-2")};
  }
  & [data-part="ask"] {
    display: grid;
    min-width: 0;
  }
  & [data-part="input"] {
    ${controlStyle}
    min-height: ${token("control-m")};
    font-size: ${token("fs-control")};
  }

  & [data-part="card"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token("sp-1")} ${token("sp-2")};
  }
  & [data-part="card"] > [data-remove] {
    grid-column: 2;
    margin: calc(-1 * ${token("sp-2")}) calc(-1 * ${token("sp-2")}) 0 0;
  }
  & [data-part="facts"] {
    display: grid;
    grid-row: 1;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${token("sp-2")};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="facts"] > * {
    grid-column: span 2;
  }
  & [data-part="facts"] > [data-code] {
    grid-column: span 1;
  }
  & [data-part="facts"] > :not([data-wide]):has(> * > [data-part="ask"]) {
    grid-column: span 3;
  }
  & [data-part="facts"] > [data-wide] {
    grid-column: 1 / -1;
  }
  & [data-part="label"] {
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-caption")};
  }
  & [data-part="card"] > [data-part="same"] {
    grid-column: 1 / -1;
  }

  /* Not our markup: the table. It outweighs VirtualTable's least width, or a column without a width would have none. */
  & table[data-part="table"] {
    min-width: calc(var(--units) * ${token("cell-s")} + 2 * ${token("sp-9")});
  }
  & thead :is([data-pinned], [data-kind="actions"]) {
    width: ${token("sp-10")};
  }
  & tbody [data-kind="actions"] {
    background: ${token("surface")};
  }
  & thead [data-kind="actions"] {
    z-index: calc(${token("z-raised")} + 1);
  }
  & tbody th {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-feature-settings: "tnum", "lnum";
    text-align: center;
  }
  & tbody td {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & :is(tr, li):has([aria-invalid="true"]),
  & tr:has([aria-invalid="true"]) > * {
    background: ${token("danger-soft")};
  }
`;
