import { css } from "styled-components";
import { container, media, token } from "../../tokens/theme.ts";

/** On a phone, in a drawer, or with very large text. */
export const statGridNarrow = css`
  @container ${container.panel} {
    & > * {
      padding-inline: ${token("sp-3")} ${token("sp-2")};
    }
    &[data-layout="even"] {
      --figure: calc(0.82 * ${token("fs-num-xl")});
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-layout="even"] > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    &[data-layout="three"] {
      --figure: calc(1.2 * ${token("fs-num-m")});
    }
    &[data-layout="three"] [data-part="figure"] > [data-part="unit"] {
      flex-basis: 100%;
      font-size: ${token("fs-caption")};
    }
    &[data-layout="podium"],
    &[data-layout="podium"] > :first-child {
      --figure: calc(0.77 * ${token("fs-num-xl")});
    }
    &[data-layout="podium"] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-layout="podium"] > * {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${token("sp-2")};
      padding-inline-end: ${token("sp-3")};
    }
    &[data-layout="podium"] [data-part="figure"] {
      grid-area: 1 / 2 / 3 / 3;
      margin: 0;
      padding: 0;
    }
  }
  /* Very large text: one figure under the other. */
  @container ${container.column} {
    &[data-layout] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-layout="podium"] > * {
      display: flex;
      align-items: flex-start;
    }
  }
  @media ${media.mobile} {
    & > [data-hide-below="tablet"] {
      display: none;
    }
  }
`;
