import styled from "styled-components";
import { media, token } from "../../../../tokens/theme.ts";

export const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

export const Row = styled.tr`
  border-block-start: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding-block: ${token("sp-2")};
  }
`;

export const Cell = styled.td`
  padding: ${token("sp-1")} ${token("sp-2")};
  text-align: start;
  overflow-wrap: anywhere;

  &[scope="row"] {
    padding-inline-start: 0;
    color: ${token("ink-2")};
    font-weight: ${token("fw-body")};
    white-space: nowrap;
  }
  &[data-part="player"] {
    width: 25%;
    font-weight: ${token("fw-label")};
  }
  &[data-part="outcome"] {
    width: 1%;
    padding-inline-end: 0;
    white-space: nowrap;
  }
  @media ${media.mobile} {
    &[data-part="player"] {
      width: auto;
    }
    &:is([data-part="written"], [data-part="outcome"]) {
      grid-column: 1 / -1;
      width: auto;
      padding-inline: 0;
    }
    &:empty {
      display: none;
    }
  }
`;

/** The value as the file has it. */
export const Written = styled.span`
  display: inline-block;
  max-width: 100%;
  margin-inline-start: ${token("sp-2")};
  padding: 0 ${token("sp-2")};
  border-radius: ${token("r-s")};

  &[data-tone="danger"] {
    background: ${token("danger-soft")};
  }
  &[data-tone="warn"] {
    background: ${token("warn-soft")};
  }
`;
