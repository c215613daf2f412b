import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { heatLook } from "./heatLook.ts";

export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;
`;

export const Empty = styled.p`
  padding: ${token("sp-7")} 0;
  color: ${token("ink-2")};
  text-align: center;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

export const Caption = styled.small`
  color: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;

/** Each cell is one element: a day without a record has its words in it, unseen, and a drawn dash. */
export const Surface = styled.div`
  ${heatLook}
  position: relative;
  overflow-x: auto;

  & [scope="col"] {
    padding: ${token("sp-1")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    white-space: nowrap;
  }
  & [scope]:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    min-width: ${token("avatar-xl")};
    white-space: nowrap;
    padding-inline-end: ${token("sp-3")};
    background: ${token("surface")};
    font-weight: ${token("fw-label")};
    text-align: start;
  }
  & [data-part="value"] {
    min-width: ${token("sp-7")};
    height: ${token("sp-7")};
    padding: 0 ${token("sp-1")};
    border: ${token("hairline")} solid var(--heat-edge, ${token("line")});
    border-radius: ${token("r-xs")};
    background: var(--heat, none);
    color: var(--heat-ink, ${token("ink-3")});
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum", "lnum";
    text-align: center;
    print-color-adjust: exact;
  }
  & [data-none] {
    font-size: 0;
  }
  & [data-none]::before {
    content: "";
    display: inline-block;
    width: ${token("sp-2")};
    border-block-start: ${token("hairline")} solid;
    vertical-align: middle;
  }
  & [data-heat] {
    forced-color-adjust: none;
  }
`;

export const Table = styled.table`
  border-collapse: separate;
  border-spacing: ${token("rule")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-h3")};
`;
