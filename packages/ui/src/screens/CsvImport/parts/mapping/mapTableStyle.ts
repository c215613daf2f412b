import styled from "styled-components";
import { media, token } from "../../../../tokens/theme.ts";

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

export const Head = styled.thead`
  border-block-start: ${token("sp-2")} solid transparent;

  @media ${media.mobile} {
    display: none;
  }
`;

export const Row = styled.tr`
  &[data-judgement="check"] {
    background: ${token("warn-soft")};
  }
  &[data-judgement="open"] {
    background: ${token("danger-soft")};
  }
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${token("sp-2")} 0;
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

export const Cell = styled.td`
  padding: ${token("sp-1")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  text-align: start;
  overflow-wrap: anywhere;

  &[scope="col"] {
    color: ${token("ink-2")};
    font-weight: ${token("fw-label")};
    white-space: nowrap;
  }
  &[data-part="sample"] {
    color: ${token("ink-2")};
  }
  @media ${media.mobile} {
    grid-column: 1 / -1;
    border: 0;

    &:empty {
      display: none;
    }
    &[scope="row"] {
      grid-area: 1 / 1;
    }
    &[data-part="judgement"] {
      grid-area: 1 / 2;
    }
  }
`;
