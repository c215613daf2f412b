import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 統計に添える小さな断り。 */
export const Note = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
