import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 名前と、右に添える短い言葉の並び。 */
export const SideList = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    min-height: ${token("touch")};
    padding: ${token("sp-1")} ${token("sp-4")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-small")};
  }
  & > li + li {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & b {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
