import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 目には見えず、読み上げにだけ届く言葉。 */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: ${token("hairline")};
  height: ${token("hairline")};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
