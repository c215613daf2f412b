import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";

/** 区画の下の、保存の行。変えると、`data-resting` がなくなり、スマートフォンでは画面の下に残る。 */
export const SaveRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token("sp-2")};
  margin-block-start: auto;
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  border-radius: 0 0 ${token("r-m")} ${token("r-m")};
  background: ${token("surface")};

  @media ${media.compact} {
    &:not([data-resting]) {
      position: sticky;
      inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
      z-index: ${token("z-raised")};
      box-shadow: ${token("shadow-2")};
    }
  }
`;

export const SaveState = styled.p`
  flex: 1 1 auto;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};

  @media ${media.mobile} {
    flex-basis: 100%;
  }
`;

export const SaveButton = styled(Button)`
  @media ${media.mobile} {
    flex: 1;
  }
`;
