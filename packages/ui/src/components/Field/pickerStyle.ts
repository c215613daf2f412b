import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The frame around an input and its buttons; looks like a text field. */
export const pickerFrameStyle = css`
  display: flex;
  align-items: center;
  min-width: 0;
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink")};
  line-height: ${token("lh-caption")};

  &[data-place="above"] {
    min-height: ${token("control-field")};
    font-size: ${token("fs-body-lg")};
  }
  &[data-place="hidden"] {
    min-height: ${token("control-m")};
    font-size: ${token("fs-control")};
  }
  &:focus-within {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("rule")};
  }
  &[data-invalid] {
    border-color: ${token("danger")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("danger")};
  }
  &[data-disabled] {
    background: ${token("surface-3")};
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  & > [type="button"] {
    display: inline-grid;
    place-items: center;
    flex: none;
    align-self: stretch;
    width: ${token("control-m")};
    padding: 0;
    border: 0;
    border-radius: ${token("r-m")};
    background: none;
    color: ${token("ink-2")};
  }
  & > [type="button"]:hover {
    color: ${token("ink")};
  }
  & > [type="button"]:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > [type="button"]:disabled {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &:focus-within {
      outline-color: Highlight;
    }
    &[data-invalid] {
      border-width: ${token("edge")};
    }
    &[data-disabled] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;
