import { css } from "styled-components";
import { scale } from "../../tokens/scale.ts";
import { media, token } from "../../tokens/theme.ts";

/** The grid with notes: no lines, the number in the middle. */
export const noteStyle = css`
  &[data-variant="note"] {
    border-collapse: separate;
    border-spacing: 0 ${token("hairline")};
  }
  &[data-variant="note"] :is([scope], [data-place]) {
    text-align: center;
  }
  &[data-variant="note"] [data-place] {
    height: calc(${token("touch")} + ${token("rule")});
    border: 0;
    background: none;
    vertical-align: middle;
  }
  &[data-variant="note"] [data-filled] {
    background: ${token("primary-soft")};
  }
  &[data-variant="note"] [data-place] > * {
    align-items: center;
    justify-content: center;
    gap: calc(${token("sp-1")} / 2);
    padding-inline: 0;
    border-radius: ${token("r-m")};
  }
  &[data-variant="note"] [data-part="number"] {
    align-self: center;
  }
`;

/** The grid on a phone: dots for letters, and no minutes. */
export const narrowStyle = css`
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
    & [data-place]:not([data-level]) [data-part="value"],
    & [data-part="unit"] {
      display: none;
    }
    & [data-part="value"] {
      padding: 0;
      font-size: ${token("fs-small")};
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
