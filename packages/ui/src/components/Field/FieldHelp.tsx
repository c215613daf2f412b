import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 欄の下に添える、書き方や使われ方。 */
export const FieldHelp = styled.p`
  padding-block-start: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-small")};
`;
