import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 区画いっぱいの幅の一行。行の間に罫がある。 */
export const PanelRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
