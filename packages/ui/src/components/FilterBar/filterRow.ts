import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Controls beside each other, and at the end what can be done. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;

  & > [data-part="control"] {
    min-width: 0;
    max-width: 100%;
  }
  & > [data-part="end"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")};
    margin-inline-start: auto;
  }
  @media ${media.desktop} {
    gap: ${token("sp-3")};
  }
`;
