import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 得点板の地に置く説明。 */
export const PanelNote = styled.p`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-small")};
`;
