import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

export const Pair = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token("rule")};
  background: ${token("line")};

  & > [data-back] {
    order: 1;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    gap: 0;

    & > * {
      grid-area: 1 / 1;
    }
    /* Hidden, yet running: a video that is not displayed at all would fall behind. */
    & > [data-back] {
      visibility: hidden;
    }
  }
`;

export const Switch = styled.div`
  display: none;

  @media ${media.mobile} {
    display: grid;
    grid-area: 2 / 1;
    justify-items: end;
    padding: ${token("sp-2")};
    background: ${token("board-2")};
  }
`;

export const Lines = styled.div`
  padding: ${token("sp-1")} ${token("sp-3")} 0;
`;

export const Swap = styled(IconButton)`
  @media ${media.mobile} {
    display: none;
  }
`;
