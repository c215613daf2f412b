import styled from "styled-components";
import { media, token } from "../../../tokens/theme.ts";

/** 手順の終わりのボタン。もどるものは左、進むものは右。スマートフォンでは進むものが幅いっぱい。 */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  width: 100%;

  & > :first-child {
    margin-inline-end: auto;
  }
  @media ${media.mobile} {
    & > :first-child {
      margin-inline-end: 0;
    }
    & > :last-child {
      flex: auto;
    }
  }
`;
