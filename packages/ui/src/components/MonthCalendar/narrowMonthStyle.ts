import { css } from "styled-components";
import { scale } from "../../tokens/scale.ts";
import { media, token } from "../../tokens/theme.ts";

/** The grid on a phone: dots for letters, and no minutes. */
export const narrowMonthStyle = css`
  @media ${media.mobile} {
    & :is([scope], [data-place]) {
      text-align: center;
    }
    & [scope] {
      padding: 0;
    }
    & [data-place] {
      height: calc(${token("touch")} + ${token("sp-3")});
    }
    & [data-place] > * {
      align-items: center;
      padding-inline: 0;
    }
    & [data-part="number"] {
      align-self: center;
      padding-inline: calc(${token("sp-1")} / 2);
    }
    & [data-part="marks"] {
      justify-content: center;
    }
    & [data-part="value"] {
      display: none;
    }
    & [data-day]:has([data-part="pain"]) [data-part="number"] {
      align-self: flex-start;
    }
    & [data-part="dash"] {
      margin-inline-start: 0;
      margin-block-start: ${token("sp-1")};
    }
    & [data-part="pain"] {
      inset: 0 0 auto auto;
      font-size: ${token("fs-caption")};
    }
  }
  /* Large text in a narrow cell: the badge no longer fits beside the number. */
  @container (max-width: ${scale["sp-8"]}) {
    & [data-part="pain"] {
      position: static;
    }
    & [data-day]:has([data-part="pain"]) [data-part="number"] {
      align-self: center;
    }
  }
`;
