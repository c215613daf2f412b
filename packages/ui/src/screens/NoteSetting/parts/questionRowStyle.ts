import styled from "styled-components";
import { media, token } from "../../../tokens/theme.ts";

/** Moving, words, how it looks to a player, and what can be done; on a phone the sample goes below the words. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 5fr) minmax(0, 4fr) auto;
  align-items: start;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  &[data-open] {
    background: ${token("primary-soft")};
    box-shadow: inset ${token("edge")} 0 0 ${token("primary")};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token("sp-2")};
  }
`;

export const Moves = styled.div`
  display: grid;

  & > [aria-disabled="true"] {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.mobile} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token("sp-1")};
  min-width: 0;
`;

export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  color: ${token("primary-text")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-h3")};
`;

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-2")};
  font-weight: ${token("fw-h3")};
  overflow-wrap: anywhere;
`;

export const Sample = styled.div`
  min-width: 0;

  @media ${media.mobile} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

export const Tools = styled.div`
  display: flex;

  @media ${media.touch} {
    & > [type="button"] {
      min-width: ${token("touch")};
      min-height: ${token("touch")};
    }
  }
`;
