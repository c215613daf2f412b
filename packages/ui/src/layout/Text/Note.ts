import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 本文より一段小さい説明。 */
export const Note = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;
