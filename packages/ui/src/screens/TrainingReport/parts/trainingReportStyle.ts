import { css } from "styled-components";
import { container, media, token } from "../../../tokens/theme.ts";

/** The look of cells and cards, once for all rows. */
export const trainingReportStyle = css`
  & [data-part="who"] {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: ${token("control-m")};
    border-radius: ${token("r-s")};
  }
  & [data-part="who"] [data-part="name"] > :first-child {
    min-width: 5.5em;
  }
  & [data-part="who"]:hover [data-part="name"] > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [data-part="rate"] {
    display: grid;
    grid-template-columns: ${token("sp-8")} minmax(${token("sp-8")}, ${token("sp-9")});
    align-items: center;
    gap: ${token("sp-3")};
  }
  & [data-part="rate"] > :last-child {
    min-width: 0;
  }
  & [data-part="sum"] {
    display: block;
    white-space: nowrap;
  }
  & [data-part="figure"] {
    font-family: ${token("font-num")};
    font-feature-settings: "tnum", "lnum";
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
  }
  & [data-part="sum"] > [data-part="unit"] {
    margin-inline-start: ${token("rule")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="groups"] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token("sp-1")} ${token("sp-3")};
    font-size: ${token("fs-small")};
  }
  & [data-part="group"] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  & [data-part="group-name"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="groups"] [data-part="sums"] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token("sp-3")};
  }
  & [data-part="last"] {
    font-size: ${token("fs-small")};
  }
  & [data-part="last"][data-gap] {
    color: ${token("warn")};
    font-weight: ${token("fw-h3")};
  }
  & [data-part="last"][data-gap="long"] {
    color: ${token("danger")};
  }
  @media ${media.tablet} {
    container-type: inline-size;
  }
  /* A narrow tablet: names keep their line. */
  @container ${container.wideList} {
    /* Not our markup: the cells of the table. */
    & table :is(td, th) {
      padding-inline: ${token("sp-2")};
    }
  }
  @media ${media.mobile} {
    & [data-part="rate"] {
      grid-template-columns: ${token("sp-8")} minmax(0, 1fr);
    }
  }
`;
