import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** 出すものがない区画の一文。 */
export const Nothing = styled.p`
  display: flex;
  align-items: center;
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-4")};
  color: ${token("ink-2")};
`;
