import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The frame of every text-like control, so that text fields and selects line up. */
export const controlStyle = css`
  width: 100%;
  min-height: ${token("control-field")};
  padding: 0 ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background-color: ${token("surface")};
  color: ${token("ink")};
  font-size: ${token("fs-body-lg")};
  line-height: ${token("lh-caption")};

  &[aria-invalid="true"] {
    border-color: ${token("danger")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("danger")};
  }
  &:disabled {
    background-color: ${token("surface-3")};
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[aria-invalid="true"] {
      border-width: ${token("edge")};
    }
  }
`;
