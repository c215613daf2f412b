import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** On a phone, in a narrow panel, or with very large text: its own width decides, not the window's. */
export const lineScoreNarrow = css`
  @container (max-width: 35.99rem) {
    & > table {
      --name: 3.5rem;
      --name-min: 3.5rem;
      --cell-min: 2rem;
    }
    & > table[data-name-width="m"] {
      --name-min: 5.5rem;
      --cell-min: 4.25rem;
    }
    & > table[data-figures="time"] {
      --cell-min: 2.875rem;
    }
    & thead :is(th, td) {
      height: 2.375rem;
    }
    & thead b {
      display: block;
      margin: 0;
    }
    & > table:not([data-name-width="none"]) thead tr > :first-child {
      padding-inline-start: ${token("sp-3")};
    }
    & tbody th > * {
      min-height: 2.875rem;
      padding-inline: ${token("sp-3")} 0;
      font-size: ${token("fs-small")};
    }
    & tbody td {
      height: 2.875rem;
      font-size: ${token("fs-num-m")};
    }
    & td[data-mark="aside"] {
      font-size: ${token("fs-num-m")};
    }
    & td[data-mark="total"] {
      font-size: calc(1.15 * ${token("fs-num-m")});
    }
    & > table[data-figures="time"] td {
      font-size: ${token("fs-num-s")};
    }
  }
  @media ${media.mobile} {
    & > table {
      --shown: var(--columns-phone);
    }
    & [data-hide-below="tablet"] {
      display: none;
    }
  }
`;
