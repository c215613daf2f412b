import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 添える小さな言葉。 */
export const Caption = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
