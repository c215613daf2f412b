import styled from "styled-components";
import { token } from "../../../../tokens/theme.ts";

/** 一文と、そのためのひとつの行動。 */
export const UnsentRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
`;
