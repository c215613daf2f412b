import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** 選手や指導者が書いた文。改行もそのまま。 */
export const Written = styled.p`
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body-lg")};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
