import styled, { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

export const hiddenStyle = css`
  position: absolute;
  width: ${token("hairline")};
  height: ${token("hairline")};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** 目には見えず、読み上げにだけ届く言葉。 */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
