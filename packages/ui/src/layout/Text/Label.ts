import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 設定や絞り込みの行の名前。 */
export const Label = styled.b`
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-h3")};
`;
